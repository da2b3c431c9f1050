import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The preferences behind the culture are read from the browser's cookie.
vi.hoisted(() => vi.stubGlobal('document', { cookie: '', querySelector: () => null }))

const asked: number[] = []
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  asked.length = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms)
    return new AbortController().signal
  })
  fetched.mockImplementation(async () => Response.json([]))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const load = () => import('./transport.ts')

/** Source: specification part 1, section 9. */
test('a call waits 300 seconds; ten seconds after the start as long as apiTimeOut says, unless that is 0', async () => {
  const { send, setLaterTimeout } = await load()
  await send('user.companies', undefined)
  setLaterTimeout(1)
  await send('user.companies', undefined)
  vi.advanceTimersByTime(10_001)
  await send('user.companies', undefined)
  setLaterTimeout(0)
  await send('user.companies', undefined)
  expect(asked).toEqual([300_000, 300_000, 60_000, 300_000])
})

test('what does not answer is an error of status 0', async () => {
  const { send } = await load()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(send('user.companies', undefined)).rejects.toMatchObject({ status: 0 })
})

test('a refused download is read as JSON, whatever type it says', async () => {
  const { send } = await load()
  const body = JSON.stringify({
    validationErrors: { 'Data.ids': [{ code: 'VALD0101', message: 'Enter a value.' }] },
  })
  fetched.mockResolvedValue(
    new Response(new Blob([body]), { status: 422, headers: { 'content-type': 'application/octet-stream' } }),
  )
  await expect(send('party.export', { format: 'xlsx' } as never)).rejects.toMatchObject({
    status: 422,
    issues: [{ property: 'ids', code: 'VALD0101', message: 'Enter a value.' }],
  })
})

test('the session goes with calls of the session, a public token with the steps of a way in, neither with the rest', async () => {
  const { send, transport } = await load()
  transport.authToken = 'session'
  transport.publicToken = 'public'
  const sent = async (...given: Parameters<typeof send>) => {
    await send(...given)
    const headers = new Headers(fetched.mock.lastCall![1]!.headers)
    return [headers.get('auth-token'), headers.get('public-auth-token'), headers.get('culture-name')]
  }
  expect(await sent('user.companies', undefined)).toEqual(['session', null, 'en-IN'])
  expect(await sent('system.preLoadSettings', undefined)).toEqual([null, null, 'en-IN'])
  expect(await sent('password.validate', { request: 'x' })).toEqual([null, 'public', 'en-IN'])
  const own = { headers: { 'public-auth-token': 'attempt' } }
  expect(await sent('sso.userToken', { request: 'x' }, own)).toEqual([null, 'attempt', 'en-IN'])
  transport.publicToken = ''
  const [, ofPage] = await sent('auth.getOtp', { userName: 'asha' })
  expect(ofPage).toMatch(/^[\da-f]{32}$/)
  expect(await sent('auth.resendOtp', { request: 'x' })).toEqual([null, ofPage, 'en-IN'])
})

test('what outlives its page is sent with it, unless the browser would refuse that much', async () => {
  const { send } = await load()
  const sent = async (name: string, options = {}) => {
    const views = [{ name, search: '' }]
    await send('setting.saveColumns', { list: 'party', columns: [], views }, options)
    return fetched.mock.lastCall![1]!.keepalive
  }
  expect(await sent('Mine')).toBe(false)
  expect(await sent('Mine', { outlivesPage: true })).toBe(true)
  expect(await sent('x'.repeat(70_000), { outlivesPage: true })).toBe(false)
})

test('a file goes as a form beside its other members, and may take its time', async () => {
  const { send } = await load()
  const file = new File(['{}'], 'returns.json')
  fetched.mockResolvedValue(Response.json({ taskId: 1 }))
  await send('gstr2b.upload', { entityId: 7, returnPeriod: '102026', file })
  const { body, headers } = fetched.mock.lastCall![1]!
  expect(body).toBeInstanceOf(FormData)
  expect([...(body as FormData)]).toMatchObject([
    ['entityId', '7'],
    ['returnPeriod', '102026'],
    ['file', { name: 'returns.json' }],
  ])
  // The browser adds the boundary of the parts.
  expect(Object.keys(headers as object)).not.toContain('content-type')
  expect(asked).toEqual([1_500_000])
})
