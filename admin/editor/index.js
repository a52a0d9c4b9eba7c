'use client'
/**
 * The editor of Payload's code and JSON fields: a plain text area. npm installs it under the name of
 * `@monaco-editor/react` (package.json, `overrides`), which would fetch Monaco from a public CDN in the editor's browser
 * (docs/decisions/046). Plain JavaScript, because Node loads it too where a test imports `@payloadcms/ui`.
 */
import { createElement, useEffect, useRef, useState } from 'react'

const style = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  padding: '0.5rem',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: '13px/18px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  resize: 'vertical',
  tabSize: 2,
}

/** @param {import('./index').EditorProps} props the part of Monaco's properties that Payload's fields pass */
export default function Editor({ className, height, onChange, onMount, options, value, wrapperProps }) {
  const [text, setText] = useState(value ?? '')
  const [given, setGiven] = useState(value)
  // The form changed the value (a reset, another version): the text follows. What is being typed stays.
  if (given !== value) {
    setGiven(value)
    setText(value ?? '')
  }
  const current = useRef(text)
  current.current = text
  const mounted = useRef(onMount)
  useEffect(() => {
    // Payload asks the editor for its text to compute the height, and for its model to set tabs, of which there is none.
    mounted.current?.(
      { getModel: () => null, getValue: () => current.current, setModel: () => {} },
      { languages: { json: { jsonDefaults: { diagnosticsOptions: {}, setDiagnosticsOptions: () => {} } } } },
    )
  }, [])
  return createElement(
    'div',
    { className },
    createElement('textarea', {
      id: wrapperProps?.id,
      value: text,
      readOnly: options?.readOnly,
      spellCheck: false,
      autoCapitalize: 'off',
      autoComplete: 'off',
      style: { ...style, minHeight: height },
      onChange: (event) => {
        setText(event.target.value)
        onChange?.(event.target.value, event)
      },
    }),
  )
}
