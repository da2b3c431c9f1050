import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ask } from './calls.ts'

/** A user of the sample company that no other journey signs in as; invited, without a password as yet. */
export async function newUser(page: Page, company: number, role = 'Admin'): Promise<string> {
  const userName = `journey-${Date.now()}-${Math.random().toString(36).slice(2, 6)}@bahi.example`
  const roles = (await ask(page, 'role/search', {})) as { records: { id: number; name: string }[] }
  const roleId = roles.records.find(({ name }) => name === role)!.id
  await ask(page, 'user/save', {
    firstName: 'Kavya',
    lastName: 'Menon',
    userName,
    emailAddress: userName,
    userType: 'Normal',
    roles: [{ roleId }],
    entityIds: [company],
  })
  return userName
}

const inboxOf = (page: Page, to: string) =>
  page.request.get(`/api/dev/inbox?format=json&to=${encodeURIComponent(to)}`)

/** The newest code that went to an address, other than the one before. */
export async function codeFor(page: Page, to: string, notBefore = ''): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const mails = (await (await inboxOf(page, to)).json()) as { text: string }[]
      code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((one) => one !== undefined) ?? ''
      return code !== '' && code !== notBefore
    })
    .toBe(true)
  return code
}

const links = {
  reset: /\/reset-password\?request=[\w-]+/g,
  invitation: /\/create-account\?invitation=[\w-]+/g,
} as const

/** The link of the newest mail of its kind to an address. */
export async function mailedLink(page: Page, to: string, kind: keyof typeof links): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      link = [...(await (await inboxOf(page, to)).text()).matchAll(links[kind])].at(-1)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

/** Signs out and ends on the home page. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/logout')
  await page.waitForURL((url) => url.pathname === '/')
}
