import type { SettingValues } from '@bahi/contracts/settings.ts'
import type { PublicCtx } from '../../platform/context.ts'
import type { Issue } from '../../platform/errors.ts'
import { decryptAll, newPasswordIssues } from '../auth/index.ts'

export interface ChosenPassword {
  readonly password: string
  readonly confirmed: string
}

/** The two passwords of a form, opened; both were encrypted with the same key, which is used up. */
export async function openPasswords(
  ctx: Pick<PublicCtx, 'withoutTenant' | 'request' | 'directory'>,
  sealed: { readonly password: string; readonly confirmPassword?: string | undefined },
): Promise<ChosenPassword> {
  const texts = [sealed.password, ...(sealed.confirmPassword === undefined ? [] : [sealed.confirmPassword])]
  const [password = '', confirmed = password] = await ctx.withoutTenant((db) =>
    decryptAll({ db, directory: ctx.directory }, ctx.request.header('enc-id'), texts),
  )
  return { password, confirmed }
}

/** What is wrong with a chosen password; `own` are words that belong to the person. */
export function passwordIssues(
  { password, confirmed }: ChosenPassword,
  own: readonly string[],
  settings: SettingValues,
): Issue[] {
  return [...newPasswordIssues(password, settings, own), ...differs({ password, confirmed })]
}

export const differs = ({ password, confirmed }: ChosenPassword): Issue[] =>
  confirmed === password ? [] : [{ path: 'ConfirmPassword', code: 'PASSWORD_DIFFERS' }]
