/**
 * Installed under the name of `@monaco-editor/react` (package.json, `overrides`): its peer `monaco-editor` is 105 MB that
 * nothing loads. Code fields have a component of ours (docs/decisions/041), so this one is never drawn.
 */
export default function Editor() {
  return null
}
