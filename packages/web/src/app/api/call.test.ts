import { beforeEach, expect, test, vi } from 'vitest'

const leaves = vi.fn<(address: string) => void>()
const storage = {
  clear: vi.fn<() => void>(),
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}
vi.hoisted(() =>
  vi.stubGlobal('document', { cookie: '', querySelector: () => null, documentElement: { dataset: {} } }),
)
beforeEach(() => {
  vi.resetModules()
  leaves.mockReset()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('window', {
    location: { pathname: '/1/parties', assign: leaves },
    localStorage: storage,
    sessionStorage: storage,
  })
})
const over = () =>
  Response.json({ errors: [{ code: 'AUTH0003', message: 'Over', type: 'Error' }] }, { status: 401 })
async function refusedWhile(meanwhile: (transport: { authToken: string }) => void) {
  const { call } = await import('./call.ts')
  const { transport } = await import('./transport.ts')
  transport.authToken = 'first'
  vi.stubGlobal('fetch', async () => {
    meanwhile(transport)
    return over()
  })
  await expect(call('user.companies', undefined, { quiet: true })).rejects.toMatchObject({ status: 401 })
}

test('a session that ended leads to Login', async () => {
  await refusedWhile(() => undefined)
  expect(leaves).toHaveBeenCalledWith('/login')
})

test('an answer about the session before the running one ends nothing', async () => {
  await refusedWhile((transport) => {
    transport.authToken = 'second'
  })
  expect(leaves).not.toHaveBeenCalled()
})

test('while one session gives way to another nothing leads to Login', async () => {
  const { whileMoving } = await import('../session/ended.ts')
  await whileMoving(() => refusedWhile(() => undefined))
  expect(leaves).not.toHaveBeenCalled()
})
