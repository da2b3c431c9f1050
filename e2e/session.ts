import type { Page, TestInfo } from '@playwright/test'
import { fillText } from '@bahi/contracts/texts/fill.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import type { FindText } from '@bahi/contracts/texts/issue-text.ts'
import type { Language, Params, Text } from '@bahi/contracts/texts/texts.ts'

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

/** Signs in, as the demo user unless another is named, and ends on the dashboard of the default company; answers that company's id. */
export async function signIn(
  page: Page,
  info: TestInfo,
  { scheme = 'light', userName = 'demo@bahi.example' }: SignIn = {},
): Promise<number> {
  const t = wordsOf(info)
  await page.goto('/login')
  const culture = languageOf(info) === 'ar' ? 'ar' : 'en-IN'
  await page
    .context()
    .addCookies([{ name: 'bahi-preferences', value: `${culture}.${scheme}.comfortable`, url: page.url() }])
  await page.reload()
  await page.getByLabel(t('login.userName')).fill(userName)
  await page.locator('input[name="password"]').fill('Demo@12345')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/\d+(\/dashboard)?(\?.*)?$/)
  return Number(new URL(page.url()).pathname.split('/')[1])
}

let application: string | undefined
/** Title and subtitle of the product, as every page's title ends with them. */
export async function applicationTitle(page: Page): Promise<string> {
  if (application) return application
  const settings = (await (await page.request.get('/api/preLoadSettings')).json()) as Record<string, string>
  application = [settings['applicationTitle'], settings['applicationSubTitle']].filter(Boolean).join(' ')
  return application
}
