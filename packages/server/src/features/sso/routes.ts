import { samlProviderCalls, ssoCalls } from '@bahi/contracts/sso.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { switchAccounts, userToken } from './exchange.ts'
import { googleToken, googleUrl } from './google.ts'
import { endImpersonation, impersonate } from './impersonation.ts'
import { otherAccounts, switchAccount } from './other-accounts.ts'
import { toPortal, toProduct } from './portal-switch.ts'
import { enterSelected, selectable } from './proof.ts'
import { deleteProvider, saveProvider, searchProviders } from './providers.ts'
import { samlUrl } from './saml.ts'

export const ssoRoutes = [
  routes(ssoCalls, {
    getUrl,
    googleToken,
    googleTokenByEmail: enterSelected,
    accounts: selectable,
    userToken,
    switch: switchAccounts,
    otherAccounts: outsideTransaction(otherAccounts),
    switchAccount: outsideTransaction(switchAccount),
    toPortal,
    toProduct,
    impersonate,
    endImpersonation,
  }),
  routes(samlProviderCalls, {
    search: searchProviders,
    save: saveProvider,
    delete: deleteProvider,
  }),
]

function getUrl(
  ctx: PublicCtx,
  {
    userName,
    authenticationMethod: method,
  }: { userName?: string | undefined; authenticationMethod: 'azure' | 'okta' | 'google' },
): Promise<ReplyOf<typeof ssoCalls.getUrl>> {
  if (method === 'google') return googleUrl(ctx)
  if (!userName) throw new AppError('INVALID_INPUT', { issues: [{ path: 'userName', code: 'REQUIRED' }] })
  return samlUrl(ctx, method, userName)
}
