/** What visitors do, in each engine that they do it in: written once, and seen where engines differ. */
import { expect } from 'vitest'
import { inEachEngine } from '../support/engines/inEachEngine'
import { drawnAMinuteAgo } from '../support/orders'
import { ownSite, SECRET, signIn } from '../support/site'

const site = await ownSite({ SECRET })
const editor = await signIn(site.url, site.admin)

const PHONE = 390

inEachEngine(site.url, ({ engine, inEngine, visit, text, reads, count, sees, value, path, goesTo, started }) => {
  inEngine('the menu opens by a click and closes with Escape; on a phone it unfolds', async () => {
    const about = '.menu > .menu-dropdown > details'
    await visit().begin('/')
    await visit().click(`${about} > summary`)
    await sees(`${about} > .menu-panel`)
    await visit().press('Escape')
    await sees(`${about} > .menu-panel`, false)

    await visit().begin('/', PHONE)
    await sees(`${about} > summary`, false)
    await visit().click('.menu-toggle')
    await visit().click(`${about} > summary`)
    await sees(`${about} > .menu-panel`)
  })

  inEngine('the overlay menu covers the window and closes', async () => {
    await visit().begin('/')
    await visit().click('.overlay-open')
    await sees('dialog.overlay-menu[open]')
    const box = await visit().run(() => {
      const { x, y, width, height } = document.querySelector('.overlay-menu')?.getBoundingClientRect() ?? new DOMRect()
      const { clientWidth, clientHeight } = document.documentElement
      return [x, y, width - clientWidth, height - clientHeight]
    })
    expect(box).toEqual([0, 0, 0, 0])
    await visit().click('.overlay-close')
    await sees('dialog.overlay-menu', false)
  })

  inEngine('an article is collected, counted in the bar, and in the order form', async () => {
    await visit().begin('/artikler')
    await started('form.add-to-order')
    const number = await value('form.add-to-order [name=artnr]')
    await visit().click('form.add-to-order button')
    await reads('form.add-to-order', 'Lagt i handlekurven')
    await reads('.cart-quantity', '1')
    await visit().open('/bestilling')
    await expect.poll(() => value('#bestilling-artnr-0')).toBe(number)
  })

  inEngine('the finder leads from a postcode to the nearest dealer, and back', async () => {
    await visit().begin('/finn-forhandler', PHONE)
    await started('.finder')
    await visit().type('#finder-place', '9008')
    await visit().press('Enter')
    await reads('[data-summary]', 'innen 50 km fra 9008')
    await reads('.dealer-card h3', 'Tromsøgløden')
    await visit().click('.dealer-card h3 a')
    await goesTo('/finn-forhandler/tromsogloden')
    await visit().back()
    await reads('.dealer-card h3', 'Tromsøgløden')
  })

  inEngine('an order is refused in words, sent, and followed', async () => {
    await visit().begin('/bestilling?forhandler=tromsogloden', PHONE)
    await started('.order-form')
    await visit().type('#bestilling-artnr-0', 'EV-1008')
    await visit().type('.order-form [name=name]', 'Kari Nordmann')
    await visit().type('.order-form [name=email]', 'kari@example.com')
    await visit().run(
      (drawn) => document.querySelector('.order-form [name=tegnet]')?.setAttribute('value', drawn),
      drawnAMinuteAgo(),
    )
    await visit().click('.order-send > [type=submit]')
    await expect.poll(() => count('.order-form [aria-invalid=true]')).toBeGreaterThan(0)
    expect(await value('.order-form [name=name]')).toBe('Kari Nordmann')
    await visit().type('.order-form [name=postcode]', '9008')
    await visit().click('.order-form [name=vilkar]')
    await visit().click('.order-send > [type=submit]')
    await expect.poll(path).toMatch(/^\/bestilling\/\d{6}-/)
    await reads('main', 'Varde 8')
  })

  inEngine('tabs open by a click, by arrows, and by the hash of an address', async () => {
    const selected = () => text('.tabs [aria-selected=true]')
    await visit().begin('/blokker/faner')
    await sees('.tabs.is-started')
    await expect.poll(selected).toBe('Effekt')
    await visit().click('.tabs li:nth-child(2) [role=tab]')
    await expect.poll(selected).toBe('Mål')
    await visit().press('ArrowRight')
    await expect.poll(selected).toBe('Avstander')
    await visit().begin('/blokker/faner#avstander')
    await expect.poll(selected).toBe('Avstander')
    await visit().begin('/blokker/trekkspill#reservedeler', PHONE)
    await sees('#reservedeler .spoiler-content')
    await expect
      .poll(() => visit().run(() => document.querySelector('#reservedeler')?.getBoundingClientRect().top ?? -1))
      .toBeGreaterThanOrEqual(0)
  })

  inEngine('pictures open large, are paged through, and close with the focus where it was', async () => {
    await visit().begin('/blokker/bildegalleri')
    await visit().click('.gallery-grid.gallery-3 a')
    await reads('.pswp--ui-visible .pswp__counter', '1')
    await visit().click('.pswp__button--arrow--next')
    await expect.poll(() => text('.pswp__counter')).toMatch(/^2/)
    await expect
      .poll(async () => {
        await visit().press('Escape')
        return count('dialog.lightbox[open]')
      })
      .toBe(0)
    expect(await visit().run(() => document.activeElement?.closest('.gallery') !== null)).toBe(true)
  })

  inEngine('a carousel moves by its buttons', async () => {
    await visit().begin('/blokker/bildekarusell')
    await started('.carousel')
    // While somebody points at it, it does not move by itself.
    await visit().hover('.carousel .carousel-controls button')
    const current = () =>
      visit().run(() =>
        [...(document.querySelector('.carousel')?.querySelectorAll('.carousel-dot') ?? [])].findIndex(
          (dot) => dot.getAttribute('aria-current') === 'true',
        ),
      )
    await visit().click('.carousel .carousel-dot:nth-of-type(1)')
    const before = await current()
    await visit().click('.carousel .carousel-next')
    await expect.poll(current).toBe(before + 1)
  })

  inEngine('an explanation shows when its word is pointed at, and goes with Escape', async () => {
    await visit().begin('/blokker/verktoytips')
    await expect.poll(() => count('.tip.is-started')).toBeGreaterThan(0)
    await sees('.tip .tip-bubble', false)
    await visit().hover('.tip .tip-word')
    await sees('.tip .tip-bubble')
    await visit().press('Escape')
    await sees('.tip .tip-bubble', false)
  })

  inEngine('one subscribes to the newsletter as far as the code, with a number of the country', async () => {
    await visit().begin('/blokker/sms-nyhetsbrev', PHONE)
    await started('.newsletter-form')
    await visit().type('.newsletter-form [name=name]', 'Kari Nordmann')
    await visit().click('.newsletter-form [name=mobile]')
    await expect.poll(() => count('.newsletter-form .iti')).toBe(1)
    await expect.poll(() => value('.newsletter-form [name=mobile]')).toBe('+47')
    await visit().type(
      '.newsletter-form [name=mobile]',
      { Chromium: '41500001', Firefox: '41500002', WebKit: '41500003' }[engine],
    )
    await visit().click('.newsletter-form [name=group_id], .newsletter-form [name="group_id[]"]')
    await visit().click('.newsletter-form [name=consent]')
    await visit().click('.newsletter-form [data-step=request] button[type=submit]')
    await sees('.newsletter-form [data-step=code]')
  })

  inEngine('somebody registers, and is told what is wrong first', async () => {
    const form = '.account-panel form[action="/wp-admin/admin-ajax.php"]'
    const user = `kari-${engine.toLowerCase()}`
    await visit().begin('/')
    await visit().click('.menu-account summary')
    await visit().hover(`${form} [name=user]`)
    await sees('.account-panel .account-show')
    await visit().type(`${form} [name=user]`, user)
    await visit().type(`${form} [name=mail]`, `${user}@example.com`)
    await visit().type(`${form} [name=pass]`, '12345678')
    await visit().click(`${form} [type=submit]`)
    await expect.poll(() => count(`${form} [role=alert].danger, ${form} [aria-invalid=true]`)).toBeGreaterThan(0)
    expect(await value(`${form} [name=user]`)).toBe(user)
    await visit().type(`${form} [name=pass]`, ' murhus ved elva')
    await visit().click(`${form} [type=submit]`)
    await expect.poll(() => count(`${form} .success, .account-panel .success`)).toBeGreaterThan(0)
  })

  inEngine('the search suggests while one types, and the keyboard chooses', async () => {
    await visit().begin('/sok')
    await visit().click('main input[type=search]')
    await sees('main [role=combobox]')
    await visit().type('main input[type=search]', 'varde')
    await sees('main [role=listbox] [role=option]')
    await visit().press('ArrowDown')
    await expect.poll(() => count('main [role=option][aria-selected=true]')).toBe(1)
    await visit().press('Enter')
    await expect.poll(path).not.toMatch(/^\/sok/)
  })

  inEngine('the question for consent is answered once', async () => {
    await editor.call('POST', '/api/globals/forwardingSettings', { upstream: 'ga4' })
    await visit().begin('/personvern', PHONE)
    await sees('.consent-banner')
    await started('.consent-banner')
    await visit().click('.consent-banner .consent-buttons button')
    await sees('.consent-banner', false)
    await visit().open('/personvern')
    await sees('main')
    await sees('.consent-banner', false)
    // It would lie over what others press.
    await editor.call('POST', '/api/globals/forwardingSettings', { upstream: 'none' })
  })
})
