import { expect, test } from 'vitest'
import { masked } from './log.ts'

test('no secret is left in an entry, wherever it occurs', () => {
  const entry = masked({
    portal: 'einvoice',
    call: 'signIn',
    gstin: '29ZZQCK4821M1ZQ',
    method: 'POST',
    url: 'https://portal.example/auth?authtoken=SECRET&x=1',
    startedAt: new Date(0),
    ms: 1,
    requestHeaders: {
      client_id: 'id',
      client_secret: 'SECRET',
      AuthToken: 'SECRET',
      'client-secret': 'SECRET',
    },
    request: { UserName: 'u', Password: 'SECRET', nested: [{ AppKey: 'SECRET' }] },
    reply: {
      Status: 1,
      Data: { Sek: 'SECRET', AuthToken: 'SECRET', UserName: 'u' },
      other: { Data: 'SECRET' },
    },
  })
  expect(JSON.stringify(entry)).not.toContain('SECRET')
  expect(entry.requestHeaders.client_id).toBe('id')
  expect(entry.reply).toEqual({
    Status: 1,
    Data: { Sek: '***', AuthToken: '***', UserName: 'u' },
    other: { Data: '***' },
  })
})
