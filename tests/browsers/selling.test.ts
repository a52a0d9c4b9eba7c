/** Blocks that sell, comparing and sharing, in each engine that visitors use. */
import { expect } from 'vitest'
import { inEachEngine } from '../support/engines/inEachEngine'
import { sharedSite } from '../support/site'

const site = sharedSite()

const PHONE = 390

inEachEngine(site.url, ({ inEngine, inEngineWith, visit, text, reads, count, sees, value, path, goesTo, started }) => {
  const storedRows = () =>
    visit().run(() => {
      const list = JSON.parse(localStorage.getItem('orderList') ?? '{}') as { rows?: { number: string }[] }
      return (list.rows ?? []).map(({ number }) => number)
    })

  inEngine('a carousel of articles moves by its button, and an article is added where it stands', async () => {
    await visit().begin('/blokker/artikler-blokken')
    await started('.block-articles .carousel')
    const moved = () =>
      visit().run(() => document.querySelector('.block-articles .carousel .carousel-track')?.scrollLeft ?? 0)
    await visit().click('.block-articles .carousel .carousel-next')
    await expect.poll(moved).toBeGreaterThan(50)
    await started('.article-grid .add-to-order')
    await visit().click('.article-grid .add-to-order button')
    await expect.poll(storedRows).toHaveLength(1)
  })

  inEngine('the border between two pictures follows the keys', async () => {
    await visit().begin('/blokker/for-og-etter')
    await started('.before-after')
    await visit().run(() => document.querySelector<HTMLElement>('.before-after [type=range]')?.focus())
    const at = () => value('.before-after [type=range]')
    const before = Number(await at())
    await visit().press('ArrowRight')
    await expect.poll(async () => Number(await at())).toBe(before + 1)
  })

  inEngine('a point of a picture opens its card and closes with Escape; on a phone it is a list', async () => {
    await visit().begin('/blokker/bilde-med-punkter')
    await visit().click('.hotspots summary')
    await sees('.hotspots details[open] > .hotspot-card')
    await started('.hotspots')
    await visit().press('Escape')
    await expect.poll(() => count('.hotspots details[open]')).toBe(0)

    await visit().begin('/blokker/bilde-med-punkter', PHONE)
    const edges = await visit().run(() =>
      ['.hotspots img', '.hotspots ol'].map((one) => document.querySelector(one)?.getBoundingClientRect()),
    )
    expect(edges[1]?.top).toBeGreaterThanOrEqual(edges[0]?.bottom ?? Number.POSITIVE_INFINITY)
    expect(await visit().run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  inEngine('the nearest dealer is found from its block, chosen, and stands in the block from then on', async () => {
    await visit().begin('/blokker/naermeste-forhandler', PHONE)
    await visit().type('.near-dealer [name=sted]', '9008')
    await visit().press('Enter')
    await goesTo('/finn-forhandler?sted=9008')
    await started('.finder')
    await visit().click('[data-choose]')
    await visit().open('/blokker/naermeste-forhandler')
    await started('.near-dealer')
    await reads('.near-dealer', 'Tromsøgløden')
  })

  inEngine('two articles are chosen in the list and compared', async () => {
    await visit().begin('/artikler/gruppe/ovner')
    await visit().hover('h1')
    await started('.listing-page')
    for (const number of ['EV-1005', 'EV-1008']) await visit().click(`[data-compare="${number}"]`)
    await reads('.compare-tray [role=status]', '2 artikler valgt')
    await visit().click('.compare-tray .button')
    await goesTo('/sammenlign?nr=EV-1005&nr=EV-1008')
    await expect.poll(() => count('.compare-name')).toBe(2)
  })

  inEngine('a shared list is added to one’s own', async () => {
    await visit().begin('/bestilling/delt?liste=EV-1005-H*2')
    await started('.shared-actions')
    await visit().click('.shared-actions button')
    await goesTo('/bestilling')
    await expect.poll(storedRows).toEqual(['EV-1005-H'])
  })

  inEngine('the files of a library are narrowed by words', async () => {
    await visit().begin('/blokker/filer', PHONE)
    const library = '.block-fileList:last-of-type'
    await started(`${library} [data-when]`)
    await visit().type(`${library} [type=search]`, 'csv teknisk')
    await reads(`${library} [role=status]`, 'Viser 1 av')
  })

  inEngine('the navigation of a page marks what is being read', async () => {
    await visit().begin('/blokker/navigasjon-pa-siden')
    await started('.sub-navigation')
    await visit().click('.sub-navigation a[href="#montering"]')
    await reads('.sub-navigation [aria-current]', 'Montering')
  })

  inEngine('a hero’s video moves without sound, and is stopped by its button', async () => {
    await visit().begin('/blokker/toppfelt')
    await started('.hero-cover.hero-moves')
    const button = '.hero-cover.hero-moves button'
    const isPaused = () =>
      visit().run(() => document.querySelector<HTMLVideoElement>('.hero-cover.hero-moves video')?.paused)
    const state = () =>
      visit().run(() => {
        const hero = document.querySelector('.hero-cover.hero-moves')
        if (hero?.classList.contains('is-moving')) return 'moves'
        return hero?.querySelector('video')?.error ? 'cannot be played' : 'not yet'
      })
    await expect.poll(state).not.toBe('not yet')
    // An engine without the codec keeps the picture, and has no button.
    if ((await state()) === 'moves') {
      await sees(button)
      await visit().click(button)
    }
    await expect.poll(isPaused).toBe(true)
    await sees('.hero-cover.hero-moves img')
  })

  inEngine('a form shows the fields that a choice needs, and says what is missing', async () => {
    await visit().begin('/blokker/skjema', PHONE)
    await visit().hover('form.form')
    await started('.visitor-form-body')
    await visit().click('form.form button')
    await sees('form.form [role=alert]')
    expect(await count('form.form [aria-invalid=true]')).toBeGreaterThan(0)
  })

  inEngineWith('posts')('a card of the news leads to its post', async () => {
    await visit().begin('/aktuelt', PHONE)
    await visit().click('main .post-card a')
    await expect.poll(path).toMatch(/^\/aktuelt\/[\w-]+$/)
    expect(await text('h1')).not.toBe('')
  })

  inEngineWith('events')('an event offers its calendar file', async () => {
    await visit().begin('/arrangementer/apent-verksted', PHONE)
    expect(await count('main a[href$=".ics"]')).toBeGreaterThan(0)
  })

  inEngine('a carousel within a tab that was closed moves once it is shown', async () => {
    await visit().begin('/blokker/blokker-i-rader')
    await started('.tabs')
    await visit().run(() =>
      [...document.querySelectorAll<HTMLElement>('.tabs [role=tab]')]
        .find((tab) => tab.textContent?.trim() === 'Bilder')
        ?.setAttribute('id', 'tab-of-pictures'),
    )
    await visit().click('#tab-of-pictures')
    await started('.tabs .carousel')
    await visit().click('.tabs .carousel .carousel-next')
    const moved = () => visit().run(() => document.querySelector('.tabs .carousel .carousel-track')?.scrollLeft ?? 0)
    await expect.poll(moved).toBeGreaterThan(50)
  })
})
