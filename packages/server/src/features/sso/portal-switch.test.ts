import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { setSystemSettings } from '../../platform/set-system-settings.ts'

/** The whole product in this process, and the e-invoice portal in another, on the same database. */
let product: TestServer
let portal: { readonly url: string; readonly child: ChildProcess }
let shop: TestSubscriber
beforeAll(async () => {
  product = await startTestServer()
  portal = await startPortal()
  shop = await product.makeSubscriber()
  await setSystemSettings(product.app.pools.owner, {
    cirpPortalUrl: portal.url,
    cirpPortalApiUrl: '/api',
    productUrl: product.url,
    applicationTitle: 'Bahi',
    'portal.applicationTitle': 'Invoice Window',
    'portal.folderName': 'window',
  })
})
afterAll(async () => {
  if (portal) {
    portal.child.kill()
    await once(portal.child, 'exit')
  }
  await product?.stop()
})

async function startPortal() {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      new URL('../../../test/worker-process.ts', import.meta.url).pathname,
    ],
    {
      env: {
        ...process.env,
        BAHI_ENV: 'test',
        BAHI_VARIANT: 'portal',
        PORT: '0',
        LOG_LEVEL: 'warn',
        BAHI_WORKER: 'off',
        BAHI_DATA: product.database.dataDir,
        DATABASE_URL: product.database.url,
        BAHI_DEMO: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part))
  while (!/ready \S+/.test(output)) await once(child.stdout, 'data')
  return { url: /ready (\S+)/.exec(output)![1]!, child }
}

const inPortal = (name: Parameters<typeof sendCall>[1], token?: string) =>
  sendCall(portal.url, name, {}, token)
const arrive = async (address: string): Promise<Reply<AnyBody>> => {
  const { origin, searchParams, pathname } = new URL(address)
  expect(pathname).toBe('/portal-redirect')
  return sendCall(origin, 'sso.userToken', { request: searchParams.get('request')! }, undefined)
}
const code = (reply: Reply<AnyBody>) => reply.body.errors?.[0]?.code

describe('the e-invoice portal beside the product', () => {
  test('differs from it by its settings', async () => {
    expect((await inPortal('system.preLoadSettings')).body).toMatchObject({
      disableFeaturesForEInvoicingPortal: true,
      applicationTitle: 'Invoice Window',
      cirpPortalUrl: portal.url,
    })
    expect((await product.send('GET', '/api/preLoadSettings')).body).toMatchObject({
      disableFeaturesForEInvoicingPortal: false,
      applicationTitle: 'Bahi',
    })
  })

  test('an Admin switches there and back, into a session on each side', async () => {
    const there = await shop.ok('sso.toPortal')
    expect(there.url.startsWith(`${portal.url}/portal-redirect?request=`)).toBe(true)
    const session = await arrive(there.url)
    const profile = await inPortal('user.profile', session.body.token)
    expect(profile.body.userName).toBe(shop.userName)
    const back = await inPortal('sso.toProduct', session.body.token)
    expect(back.body.url.startsWith(`${product.url}/portal-redirect?request=`)).toBe(true)
    const home = await arrive(back.body.url)
    expect((await product.send('GET', '/api/profile/detail', { token: home.body.token })).body.id).toBe(
      shop.id,
    )
    // Each way is gone once.
    expect(code(await arrive(there.url))).toBe('AUTH0004')
    expect(code(await arrive(back.body.url))).toBe('AUTH0004')
  })

  test('a Normal user does not, on either side', async () => {
    const user = await shop.makeUser({ rights: ['EIN_SH_VW'] })
    for (const name of ['sso.toPortal', 'sso.toProduct'] as const) {
      expect((await user.call(name)).status).toBe(403)
      expect((await inPortal(name, user.token)).status).toBe(403)
    }
  })

  test('what belongs to the whole product is refused there, whatever rights the user has', async () => {
    const { token } = (await arrive((await shop.ok('sso.toPortal')).url)).body
    const refused = ['paymentIn.search', 'vendor.save', 'ageing.search', 'gstr1.summary'] as const
    for (const name of refused) {
      const reply = await inPortal(name, token)
      expect([name, reply.status, code(reply)]).toEqual([name, 403, 'RGHT0008'])
    }
    const rights: AnyBody[] = (await inPortal('user.rights', token)).body
    const blocked = (id: string) => rights.find(({ rightId }) => rightId === id)?.isBlocked
    expect(['PIN_AD', 'VND_SH_VW', 'EIN_GEN', 'EWB_GEN', 'SIN_AD'].map(blocked)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect((await inPortal('eInvoice.search', token)).status).toBe(200)
    expect((await shop.call('paymentIn.search')).status).toBe(200)
  })

  test('registration is refused there', async () => {
    for (const name of ['registration.validateGstinOrPan', 'registration.registerGstinOrPan'] as const)
      expect(code(await inPortal(name))).toBe('RGHT0008')
    expect((await product.send('POST', '/api/registration/validateGstinOrPan', { body: {} })).status).toBe(
      422,
    )
  })

  test('without a portal it reports that', async () => {
    await setSystemSettings(product.app.pools.owner, { cirpPortalUrl: null })
    expect(code(await shop.call('sso.toPortal'))).toBe('AUTH0046')
  })
})
