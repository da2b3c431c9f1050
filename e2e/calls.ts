import type { Page } from '@playwright/test'

type Row = Readonly<Record<string, unknown>> & { readonly id: number }

/** The oldest: other journeys make their own at the same time. */
export async function first(page: Page, path: string, filter: object = {}): Promise<string> {
  return String((await rows(page, path, { ...filter, sort: 'id ASC', size: 1 }))[0]?.id ?? '')
}

export async function rows(page: Page, path: string, filter: object = {}): Promise<readonly Row[]> {
  return ((await ask(page, path, filter)) as { records: Row[] }).records
}

export async function ask(page: Page, path: string, data: object): Promise<unknown> {
  const reply = await page.request.post(`/api/${path}`, { headers: await session(page), data })
  const text = await reply.text()
  if (!reply.ok()) throw new Error(`${path} answers ${reply.status()}: ${text}`)
  // Some calls answer nothing.
  return text === '' ? undefined : JSON.parse(text)
}

export async function read(page: Page, path: string): Promise<Buffer> {
  const reply = await page.request.get(`/api/${path}`, { headers: await session(page) })
  if (!reply.ok()) throw new Error(`${path} answers ${reply.status()}: ${await reply.text()}`)
  return reply.body()
}

async function session(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }).token ?? '',
  )
  return { 'auth-token': token }
}
