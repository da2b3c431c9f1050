import { call } from '../api/call.ts'

/** Leaves for the e-invoice portal, or from there for the whole product, signed in on the other side too. */
export async function leaveFor(side: 'portal' | 'product'): Promise<void> {
  const { url } = await call(side === 'portal' ? 'sso.toPortal' : 'sso.toProduct')
  window.location.assign(url)
}
