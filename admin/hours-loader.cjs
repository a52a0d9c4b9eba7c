/**
 * Where Payload plans a publishing it writes moments as Americans do, in every language, and takes no other form. Its
 * formats are exchanged while its browser part is bundled.
 */
const formats = [
  ['"MMM d, yyy h:mm a"', '"dd.MM.yyyy HH:mm"'],
  ['"MM/dd/yyyy"', '"dd.MM.yyyy"'],
  ['"h:mm aa"', '"HH:mm"'],
]

module.exports = (source) => formats.reduce((text, [american, ours]) => text.replaceAll(american, ours), source)
