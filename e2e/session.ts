import { createCipheriv } from 'node:crypto'
import { expect } from '@playwright/test'
import type { APIResponse, BrowserContext, Page, TestInfo } from '@playwright/test'
import { fillText } from '@bahi/contracts/texts/fill.ts'
import { issueCodes } from '@bahi/contracts/issues.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import type { FindText } from '@bahi/contracts/texts/issue-text.ts'
import type { Language, Params, Text } from '@bahi/contracts/texts/texts.ts'
import { paintCorner } from './painting.ts'

export type TextKey = keyof typeof texts

/** The language a project runs in: `phone-ar` speaks Arabic. */
export function languageOf(info: TestInfo): Language {
  return info.project.name.endsWith('-ar') ? 'ar' : 'en'
}

/** Words of the screen in the language of the running project, names and numbers put in as the screen does. */
export function wordsOf(info: TestInfo): (key: TextKey, params?: Params) => string {
  const language = languageOf(info)
  return (key, params = {}) => fillText(language, (texts[key] as Text)[language], params)
}

/** What a form says at a field that is empty. */
export function missingOf(info: TestInfo): (path: string) => string {
  const language = languageOf(info)
  const table: Readonly<Record<string, Text | undefined>> = texts
  const find: FindText = (key, params = {}) => {
    const text = table[key]?.[language]
    return text === undefined ? undefined : fillText(language, text, params)
  }
  return (path) => issueText(find, 'REQUIRED', path) ?? ''
}

interface SignIn {
  readonly scheme?: 'light' | 'dark'
  readonly userName?: string
}

export const password = 'Demo@12345'
const dashboard = /\/\d+(\/dashboard)?(\?.*)?$/

/**
 * Signs in by the calls that the form makes, as the demo user unless another is named, and ends on a picture of the
 * product: the journey opens what it is about, and the application is loaded once. Gives the default company's id.
 */
export async function signIn(
  page: Page,
  info: TestInfo,
  { scheme = 'light', userName = 'demo@bahi.example' }: SignIn = {},
): Promise<number> {
  sendsOnlyWhatIsKnown(page.context())
  await paintCorner(page)
  const session = await sessionOf(page, userName)
  const headers = { 'auth-token': session.token }
  const companies = await answerOf<{ id: number; status: string; isDefault: boolean }[]>(
    page.request.get('/api/user/companies', { headers }),
  )
  const active = companies.filter(({ status }) => status === 'Active')
  await page.goto('/brand/icon.svg')
  await prefer(page, info, scheme)
  await page.evaluate(
    (stored) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
    },
    { auth: { ...session, userName }, cultureName: cultureOf(info) },
  )
  return (active.find(({ isDefault }) => isDefault) ?? active[0])!.id
}

/** As `signIn`, and opens the dashboard; it is there when this returns. */
export async function signInToDashboard(page: Page, info: TestInfo, who: SignIn = {}): Promise<number> {
  const company = await signIn(page, info, who)
  await page.goto(`/${company}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return company
}

/** Signs in as a person does, where the way in is what a journey is about, and ends on the dashboard. */
export async function signInByForm(page: Page, info: TestInfo): Promise<number> {
  const t = wordsOf(info)
  sendsOnlyWhatIsKnown(page.context())
  await paintCorner(page)
  await page.goto('/login')
  await prefer(page, info, 'light')
  await page.reload()
  await page.getByLabel(t('login.userName')).fill('demo@bahi.example')
  await page.locator('input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(dashboard)
  return Number(new URL(page.url()).pathname.split('/')[1])
}

const guarded = new WeakSet<BrowserContext>()
/** No screen sends a member that its call does not know: the journey that makes it do so fails. */
function sendsOnlyWhatIsKnown(context: BrowserContext): void {
  if (guarded.has(context)) return
  guarded.add(context)
  context.on('response', async (answer) => {
    if (answer.status() !== 422) return
    const said = await answer.text().catch(() => '')
    expect.soft(said, `a member that ${new URL(answer.url()).pathname} does not know`).not.toContain(unknown)
  })
}
const unknown = `"${issueCodes.UNKNOWN_FIELD}"`

const cultureOf = (info: TestInfo) => (languageOf(info) === 'ar' ? 'ar' : 'en-IN')

const prefer = (page: Page, info: TestInfo, scheme: 'light' | 'dark') =>
  page.context().addCookies([
    {
      name: 'bahi-preferences',
      value: `${cultureOf(info)}.${scheme}.comfortable`,
      url: new URL(page.url()).origin,
    },
  ])

/** The password goes encrypted, as from the form. */
async function sessionOf(page: Page, userName: string): Promise<{ token: string; expiresAt: string }> {
  const { key, iv, identifier } = await answerOf<Record<'key' | 'iv' | 'identifier', string>>(
    page.request.get('/api/public/encryptor/get'),
  )
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'))
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]).toString('base64')
  return answerOf(
    page.request.post('/api/authenticate/token', {
      headers: { 'enc-id': identifier },
      data: { userName, password: sealed, domain: 'localhost' },
    }),
  )
}

async function answerOf<T>(asked: Promise<APIResponse>): Promise<T> {
  const reply = await asked
  if (!reply.ok()) throw new Error(`${reply.url()} answers ${reply.status()}: ${await reply.text()}`)
  return (await reply.json()) as T
}

let application: string | undefined
/** Title and subtitle of the product, as every page's title ends with them. */
export async function applicationTitle(page: Page): Promise<string> {
  if (application) return application
  const settings = (await (await page.request.get('/api/preLoadSettings')).json()) as Record<string, string>
  application = [settings['applicationTitle'], settings['applicationSubTitle']].filter(Boolean).join(' ')
  return application
}
