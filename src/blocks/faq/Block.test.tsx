import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { FaqBlock } from './Block'

const draw = (questions: BlockOf<'faq'>['questions'], heading?: string) =>
  renderToStaticMarkup(
    <FaqBlock block={{ blockType: 'faq', heading: heading ?? null, questions }} site={testSite} first={false} />,
  )

test('each question opens by itself, closed at first, with an anchor of its own', () => {
  const answer = paragraphs('Ja.')
  const html = draw([
    { question: 'Kan jeg?', answer },
    { question: 'Kan jeg?', answer },
  ])
  expect([...html.matchAll(/<details class="spoiler" id="([\w-]+)">/g)].map(([, id]) => id)).toEqual([
    'kan-jeg',
    'kan-jeg-2',
  ])
  expect(html).toContain('<summary><h2>Kan jeg?</h2></summary>')
})

test('without questions there is no block', () => {
  expect(draw([{ question: '', answer: paragraphs('Ja.') }], 'Spørsmål')).toBe('')
})
