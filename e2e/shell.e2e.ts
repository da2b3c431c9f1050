import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { read } from './calls.ts'
import { customer, invoicesLike } from './einvoice-records.ts'
import { signIn, signInByForm, signInToDashboard, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'
import { takeOver } from './take-over.ts'

const path = (page: Page) => new URL(page.url()).pathname

test('visitors: guards, unknown paths, empty storage', inShapes('desktop-en'), async ({ page }, info) => {
  const t = wordsOf(info)
  await page.goto('/1/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'))
  expect(path(page)).toBe('/')
  for (const unknown of ['/no-such-page', '/abc/def']) {
    await page.goto(unknown)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'))
    expect(path(page)).toBe(unknown)
  }
  await page.evaluate(() => {
    localStorage.setItem('x', '1')
    sessionStorage.setItem('y', '1')
  })
  await page.goto('/login')
  await expect(page.getByLabel(t('login.userName'))).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('x'), sessionStorage.getItem('y')])).toEqual([
    null,
    null,
  ])
  await page.goto('/validate')
  await expect.poll(() => path(page)).toBe('/login')
})

test(
  'sign-in: wrong password on the form, calls in order, the hop, storage, sign-out',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    await page.goto('/login')
    const password = page.locator('input[name="password"]')
    await page.getByLabel(t('login.userName')).fill('nobody@bahi.example')
    await password.fill('wrong-password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').first()).not.toBeEmpty()
    await expect(page.getByTestId('toasts')).toBeEmpty()

    await password.fill('')
    await page.evaluate(() => navigator.clipboard?.writeText('pasted').catch(() => undefined))
    await password.press('Control+v')
    await expect(password).toHaveValue('')
    await page.getByRole('button', { name: t('login.showPassword') }).click()
    await expect(password).toHaveAttribute('type', 'text')

    const calls: string[] = []
    const visited: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname)
    })
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    const company = await signInByForm(page, info)
    const token = calls.indexOf('/api/authenticate/token')
    expect(calls[token + 1]).toBe('/api/subscriber/businessSummary')
    expect(visited).toContain('/page-302')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage)))
      .toEqual(expect.arrayContaining(['auth', 'cultureName', 'entityId', 'entityObj', 'rights']))

    for (const left of ['/login', '/home', '/']) {
      await page.goto(left)
      await expect.poll(() => path(page)).toBe(`/${company}/dashboard`)
    }
    await page.goto('/999999/parties')
    await expect.poll(() => path(page)).toBe(`/${company}/dashboard`)
    await page.goto('/terms-conditions')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('terms.title'))

    const held = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('auth')!) as { token: string }).token,
    )
    await page.goto('/logout')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'))
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    const reply = await page.request.get('/api/user/companies', { headers: { 'auth-token': held } })
    expect(reply.status()).toBe(401)
  },
)

test(
  'shell: menu state, language and direction, quick links, command bar, keys',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signInToDashboard(page, info)
    await expect(page).toHaveTitle(/^Dashboard \| /)
    await page.getByRole('button', { name: t('shell.collapse') }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: t('shell.expand') })).toBeVisible()

    await page.getByRole('button', { name: t('quick.title') }).click()
    await page.getByLabel(t('quick.search')).fill('party')
    await expect(page.getByRole('link', { name: t('party.create') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('item.create') })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: t('quick.title') }).fill(t('settings.title').toLowerCase())
    await page.keyboard.press('Enter')
    await expect.poll(() => path(page)).toBe(`/${company}/settings`)
    // Settings pages show the settings menu and no arrow.
    await expect(page.getByRole('button', { name: t('shell.expand') })).toHaveCount(0)

    await page.keyboard.press('Shift+?')
    await expect(page.getByRole('dialog')).toContainText(t('keys.commandBar'))
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: t('profile.title') }).click()
    await page.getByLabel(t('shell.language')).selectOption('ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await page.evaluate(() => localStorage.getItem('cultureName'))).toBe('"ar"')
  },
)

test(
  'a page asked for in the dark is drawn in the dark from the start',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const company = await signIn(page, info, { scheme: 'dark' })
    await page.goto(`/${company}/parties`)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 21, 31)')
  },
)

test(
  'a server in maintenance: the page waits and opens again without a reload',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.clock.install()
    let isDown = true
    await takeOver(page, '**/api/**', (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    await page.goto(`/${company}/parties`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('maintenance.title'))
    expect(await page.evaluate(() => localStorage.getItem('isUnderMaintenance'))).toBe('true')
    await page.goto(`/${company}/items`)
    await expect.poll(() => path(page)).toBe('/under-maintenance')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('maintenance.title'))
    isDown = false
    await page.clock.runFor(31_000)
    await expect.poll(() => path(page)).toBe(`/${company}/dashboard`)
    expect(await page.evaluate(() => localStorage.getItem('isUnderMaintenance'))).toBeNull()
  },
)

test(
  'errors of calls: connection, statuses and validation as the catalogue says',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const company = await signIn(page, info)
    const toasts = page.getByTestId('toasts')
    const errors = [
      { code: 'TEST0001', message: 'first sentence', type: 'Error' },
      { code: 'TEST0002', message: 'second sentence', type: 'Error' },
    ]
    const answer = async (
      status: number,
      body: object,
      expected: readonly string[],
      hidden: readonly string[] = [],
    ) => {
      await page.unrouteAll()
      await takeOver(page, '**/api/party/search', (route) =>
        status === 0
          ? route.abort()
          : route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
      )
      await page.goto(`/${company}/items`)
      await page.goto(`/${company}/parties`)
      for (const text of expected) await expect(toasts).toContainText(text)
      for (const text of hidden) await expect(toasts).not.toContainText(text)
    }
    await answer(0, {}, ['Error', 'Connection Timeout Error, Please try again'])
    await answer(500, { requestId: 'req-1', errors }, [
      'first sentence',
      'second sentence',
      'TEST0001',
      'req-1',
    ])
    await answer(406, { errors }, ['Error', 'first sentence'])
    await answer(400, { errors: [{ code: 'VAL0463', message: 'captcha', type: 'Warning' }] }, [
      'Warning',
      'captcha',
    ])
    await answer(
      422,
      {
        validationErrors: {
          'Data.size': [
            { code: 'a', message: 'too many' },
            { code: 'a', message: 'too many' },
          ],
        },
      },
      ['Error', 'too many'],
    )
    await expect(toasts.getByText('too many')).toHaveCount(1)
    await answer(400, { errors }, [], ['first sentence'])
  },
)

test(
  'quick links by keyboard: an amount, a party with what can be done about it, a command',
  inShapes('desktop-en', 'desktop-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signInToDashboard(page, info)
    const partyName = `Quick Link ${info.project.name}`
    const like = {
      partyId: await customer(page, partyName),
      placeOfSupply: '27',
      discountPercent: info.project.name === 'desktop-ar' ? '0.41' : '0.37',
    }
    const [made] = await invoicesLike(page, [like])
    const invoice = JSON.parse(String(await read(page, `salesInvoice/detail?id=${made!.id}`))) as {
      number: string
      totals: { total: string }
    }
    const box = page.getByRole('combobox', { name: t('quick.title') })
    // Those of a choice in the form behind are options too.
    const first = page.locator('[role="option"]').first()

    await page.keyboard.press('Control+k')
    await box.fill(Number(invoice.totals.total).toLocaleString('en-IN', { minimumFractionDigits: 2 }))
    const group = page.getByRole('group', { name: t('quick.group.documents') })
    await expect(group.getByRole('option').filter({ hasText: invoice.number })).toBeVisible()

    // The answer comes late: Enter waits for it, and opens what was meant.
    await takeOver(page, '**/api/finder/search', (route) => setTimeout(() => void route.continue(), 300))
    // By its amount: several GSTINs count to the same numbers.
    await box.fill(invoice.totals.total)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/view-sales-invoice\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(invoice.number)

    await page.keyboard.press('Control+k')
    await box.fill(partyName)
    const receive = t('quick.receiveFrom', { name: partyName })
    await expect(page.getByRole('option', { name: receive })).toBeVisible()
    for (let step = 0; step < 12; step++) {
      if ((await page.getByRole('option', { selected: true }).innerText()).includes(receive)) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/${company}/create-payment-in\\?partyId=\\d+`))

    await page.keyboard.press('Control+k')
    await box.fill(t('shell.scheme.dark'))
    await expect(first).toContainText(t('shell.colours'))
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  },
)

test(
  'a screen that arrives behind an open dialog leaves the keyboard in it',
  inShapes('desktop-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    await signInToDashboard(page, info)
    const box = page.getByRole('combobox', { name: t('quick.title') })
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    let arrive = () => {}
    const asked = new Promise<void>((resolve) => (arrive = resolve))
    await takeOver(page, '**/assets/*.js', (route) => void asked.then(() => route.continue()))
    await box.fill(t('payment.create'))
    await page.keyboard.press('Enter')
    await page.waitForURL(/create-payment-in/)
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    arrive()
    await expect(page.locator('form [name="partyId"]')).toBeVisible()
    await page.keyboard.type(t('menu.items'))
    await expect(box).toHaveValue(t('menu.items'))
    await page.keyboard.press('Escape')
    await expect(page.locator('form [name="partyId"]')).toBeFocused()
  },
)

test(
  'on a phone the buttons of the top bar and of the calendar are large enough for a thumb',
  inShapes('phone-en'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/create-payment-in`)
    const smallIn = (selector: string) =>
      page.locator(selector).evaluateAll((buttons) =>
        buttons
          .map((button) => ({ box: button.getBoundingClientRect(), name: button.getAttribute('aria-label') }))
          .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          .map(({ box, name }) => `${name ?? ''} ${box.width} x ${box.height}`),
      )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await smallIn('header button')).toEqual([])
    await page
      .getByRole('button', { name: t('date.open') })
      .first()
      .click()
    const day = page.getByRole('button', { name: /^\d{4}-\d\d-15$/ })
    await expect(day).toBeVisible()
    expect(await smallIn('button[aria-label^="20"]')).toEqual([])
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(beyond).toBeLessThanOrEqual(0)
  },
)
