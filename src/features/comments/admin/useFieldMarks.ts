'use client'
/** Marks fields with open comments beside their labels, which have no slot for it. */
import { useEffect } from 'react'
import type { Marks } from '../place'

/** The second text is for screen readers: the label is the field's name, and stays as it is. */
const rule = ([path, count]: [string, number]) =>
  `label[for="${CSS.escape(`field-${path.replaceAll('.', '__')}`)}"]::after {
    content: "${count}" / "";
    display: inline-block;
    min-inline-size: 1.4em;
    margin-inline-start: 0.5em;
    padding-inline: 0.35em;
    border-radius: 0.7em 0.7em 0.7em 0;
    background: var(--theme-elevation-800);
    color: var(--theme-elevation-0);
    font-size: 0.85em;
    line-height: 1.5;
    text-align: center;
  }`

/** `marks`: `Marks` as JSON, which stays the same as long as they do. */
export function useFieldMarks(marks: string): void {
  useEffect(() => {
    const { fields } = JSON.parse(marks) as Marks
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(Object.entries(fields).map(rule).join('\n'))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [marks])
}
