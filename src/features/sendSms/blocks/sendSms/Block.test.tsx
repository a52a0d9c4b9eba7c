import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../../../tests/support/testSite'
import type { BlockOf } from '../../../../web/contentBlock'
import { IslandScope } from '../../../../web/Island'
import { ruleOf, SendSmsBlock } from './Block'
import { readRule } from './rule'

const sendSms = {
  endpoint: '/wp-admin/admin-ajax.php',
  secret: 'secret',
  groups: [{ id: 2, name: 'Tilbud' }],
} as unknown as NonNullable<Parameters<typeof SendSmsBlock>[0]['data']>

type Block = BlockOf<'sendSms'>
const draw = (more: Partial<Block> = {}, form?: object) =>
  renderToStaticMarkup(
    <IslandScope value={{ assets: { chunk: (name: string) => name } } as never}>
      <SendSmsBlock
        block={{ blockType: 'sendSms', who: 'everybody', maxCount: 160, ...more } as Block}
        site={{ ...testSite, form } as typeof testSite}
        first={false}
        data={sendSms}
      />
    </IslandScope>,
  )

const nonceIn = (html: string) => /_nonce=([\w.-]+)/.exec(html)?.[1] ?? ''

test('for everybody the only receiver is the site, and the form says how long a message may be', () => {
  const html = draw({ roles: ['administrator'], receivers: ['numbers'] })
  expect(html).toContain('<input type="hidden" name="recipients" value="admin"/>')
  expect(html).not.toMatch(/name="numbers"|name="group_ids"/)
  expect(html).toMatch(/<textarea[^>]* maxLength="160"/)
  expect(readRule(nonceIn(html), 'secret')).toEqual({ roles: undefined, receivers: ['admin'], max: 160 })
})

test('staff choose between what the editors offer, and the rule carries it', () => {
  const html = draw({ who: 'staff', roles: ['marketer'], receivers: ['numbers', 'subscribers'], maxCount: 300 })
  expect(html).toMatch(/<input type="radio" name="recipients" checked="" value="subscribers"\/>/)
  expect(html).not.toContain('value="admin"')
  expect(html).toContain('<option value="2">Tilbud</option>')
  expect(readRule(nonceIn(html), 'secret')).toEqual({
    roles: ['marketer'],
    receivers: ['subscribers', 'numbers'],
    max: 300,
  })
})

test('a block of staff without a role lets nobody send', () => {
  expect(ruleOf({ blockType: 'sendSms', who: 'staff', roles: [], maxCount: 160 } as unknown as Block).roles).toEqual([])
})

test('what came back stands in the form again, with its error', () => {
  const form = {
    form: 'send-sms:send-sms',
    values: { message: 'Hei <du>' },
    errors: { message: 'sendSmsTooLong' },
    message: 'sendSmsTooLong',
  }
  const html = draw({}, form)
  expect(html).toContain('Hei &lt;du&gt;</textarea>')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/class="form-message danger failed"[^>]*>Meldingen er for lang\.</)
  expect(draw({}, { ...form, form: 'kontakt' })).not.toContain('Hei')
})
