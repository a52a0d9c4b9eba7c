/**
 * Mends Payload's browser part while it is bundled (docs/upstream-faults.md).
 *
 * Where a publishing is planned it writes moments as Americans do, in every language, and takes no other form. And of
 * several changes of sight that come at once it heeds the first, so that rows of a form may stay empty.
 *
 * The rest is what a key costs in a long form. React writes the text of a textarea into its children, which makes the
 * browser lay out the whole admin, unless there is a default value (of which its development build warns). And the head
 * of each row looks through all fields for values that it seldom needs, and reads each of them before its name.
 */
const mends = [
  [/"MMM d, yyy h:mm a"/g, '"dd.MM.yyyy HH:mm"'],
  [/"MM\/dd\/yyyy"/g, '"dd.MM.yyyy"'],
  [/"h:mm aa"/g, '"HH:mm"'],
  [/IntersectionObserver\((\w+)=>\{let\[(\w+)\]=\1;return (\w+)\(\2\)\}/g, 'IntersectionObserver($1=>$3($1.at(-1))'],
  [/(style:\{"--rows":\w+\},value:\w+\|\|"")\}/g, '$1,defaultValue:process.env.NODE_ENV==="production"?"":void 0}'],
  [/(\w+)=(\w+)\((\w+)\),(\w+)=(\w+)\(\3\)\|\|\1,/g, '$4=$5($3)||$2($3),'],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: their source.
    '!fields[key]?.disableFormData && (key.indexOf(`${path}.`) === 0 || key === path)',
    'key.startsWith(path) && (key === path || key[path.length] === ".") && !fields[key]?.disableFormData',
  ],
]

module.exports = (source) => mends.reduce((text, [theirs, ours]) => text.replace(theirs, ours), source)
