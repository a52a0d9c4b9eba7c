import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../../../tests/support/testSite'
import type { NewsletterSetting, SubscriberGroup } from '../../../../cms/types'
import type { BlockOf } from '../../../../web/contentBlock'
import { PageIds, PageIdsContext } from '../../../../web/headingIds'
import { IslandProvider } from '../../../../web/Island'
import { SmsNewsletterBlock } from './Block'
import type { NewsletterForm } from './read'

const groups = [
  { id: 1, name: 'Fyringsvett' },
  { id: 2, name: 'Tilbud' },
] as SubscriberGroup[]

const newsletter = (settings: Partial<NewsletterSetting> = {}, verification = true): NewsletterForm => ({
  settings: { consentBox: true, consentText: 'Ja takk', ...settings } as NewsletterSetting,
  groups,
  verification,
  wordingVersion: 3,
})

type Block = BlockOf<'smsNewsletter'>

function draw(
  block: Partial<Block> = {},
  form = newsletter(),
  site: Partial<typeof testSite> = {},
  ids = new PageIds(),
) {
  return renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <PageIdsContext value={ids}>
        <SmsNewsletterBlock
          block={{ blockType: 'smsNewsletter', type: 'both', groupsAs: 'checkboxes', tone: 'surface', ...block }}
          site={{ ...testSite, ...site }}
          data={form}
          first={false}
        />
      </PageIdsContext>
    </IslandProvider>,
  )
}

test('the form tells its script where, and whether a code follows', () => {
  const html = draw()
  expect(html).toContain('data-endpoint="/wp-json/wpsms/v1/newsletter"')
  expect(html).toContain('data-verification="1"')
  expect(html).toContain('data-wording="3"')
  expect(draw({}, newsletter({ endpoint: '/annet' }, false))).toMatch(
    /data-endpoint="\/annet" data-verification="".*action="\/annet#/s,
  )
  // No field for the code where none is required.
  expect(draw({}, newsletter({}, false))).not.toContain('name="activation"')
})

test.each<[Block['groupsAs'], Block['groups'], string[], string[]]>([
  ['checkboxes', [], ['1', '2'], []],
  ['checkboxes', [2], ['2'], []],
  ['select', [], [], ['', '1', '2']],
  ['both', [1], ['1'], ['', '2']],
  ['none', [], [], []],
])('groups as %s of %j', (groupsAs, chosen, boxes, list) => {
  const html = draw({ groupsAs, groups: chosen })
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value)
  expect(values(/<input type="checkbox" name="group_id\[\]" value="(\d+)"/g)).toEqual(boxes)
  expect(values(/<option value="(\d*)"/g)).toEqual(list)
})

test('leaving asks for no consent and no facts', () => {
  const fields = [{ name: 'postnr', label: 'Postnummer', kind: 'text' as const, required: true }]
  const html = draw({ type: 'unsubscribe' }, newsletter({ customFields: fields }))
  expect(html).toContain('action="/wp-json/wpsms/v1/newsletter/unsubscribe#sms-nyhetsbrev"')
  expect(html).not.toMatch(/name="consent"|postnr|name="activation"/)
  expect(draw({}, newsletter({ customFields: fields }))).toMatch(/required=""[^>]*name="custom_fields\[postnr\]"/)
})

test('a form that came back is marked where it was sent from, and no other', () => {
  const form = {
    form: 'newsletter:sms-nyhetsbrev-2',
    values: { name: 'Kari <b>', mobile: '412', group_id: '2', consent: '1' },
    errors: { mobile: 'newsletterMobileInvalid' as const },
    message: 'newsletterInvalid' as const,
  }
  const ids = new PageIds()
  const [first, second] = [draw({}, newsletter(), { form }, ids), draw({}, newsletter(), { form }, ids)]
  expect(first).not.toContain('aria-invalid')
  expect(second).toMatch(/aria-invalid="true"[^>]*name="mobile"/)
  expect(second).toContain('value="Kari &lt;b&gt;"')
  expect(second).toMatch(/checked="" value="2"/)
})

test('step two without script knows whom it is about, and step one is gone', () => {
  const form = {
    form: 'newsletter:sms-nyhetsbrev',
    values: { name: 'Kari', mobile: '+4741234567', step: 'code' },
    errors: {},
    message: 'newsletterCodeSent' as const,
  }
  const html = draw({}, newsletter(), { form })
  expect(html).not.toContain('data-step="request"')
  expect(html).toContain('<input type="hidden" name="mobile" value="+4741234567"/>')
  expect(html).toMatch(/action="\/wp-json\/wpsms\/v1\/newsletter\/verify#sms-nyhetsbrev"/)
})

test('nothing that is read is nothing', () => {
  expect(
    renderToStaticMarkup(
      <SmsNewsletterBlock
        block={{ blockType: 'smsNewsletter', type: 'both', groupsAs: 'checkboxes', tone: 'surface' }}
        site={testSite}
        first={false}
      />,
    ),
  ).toBe('')
})
