/**
 * Mends Payload's browser part while it is bundled (docs/upstream-faults.md).
 *
 * Where a publishing is planned it writes moments as Americans do, in every language, and takes no other form. And of
 * several changes of sight that come at once it heeds the first, so that rows of a form may stay empty.
 */
const mends = [
  [/"MMM d, yyy h:mm a"/g, '"dd.MM.yyyy HH:mm"'],
  [/"MM\/dd\/yyyy"/g, '"dd.MM.yyyy"'],
  [/"h:mm aa"/g, '"HH:mm"'],
  [/IntersectionObserver\((\w+)=>\{let\[(\w+)\]=\1;return (\w+)\(\2\)\}/g, 'IntersectionObserver($1=>$3($1.at(-1))'],
]

module.exports = (source) => mends.reduce((text, [theirs, ours]) => text.replace(theirs, ours), source)
