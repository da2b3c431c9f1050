import { errors } from '@bahi/contracts/errors.ts'
import type { ErrorName } from '@bahi/contracts/errors.ts'
import { issueCodes } from '@bahi/contracts/issues.ts'
import { refusalCodeOf } from '@bahi/contracts/refusals.ts'
import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import { stateOf } from '@bahi/domain/tables/states.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { fill, textOf } from '../../platform/texts.ts'
import type { BookIssue } from './locks.ts'

type Reader = Pick<Ctx, 'language'>
type Params = Readonly<Record<string, string | number>> | undefined

/** A text in the reader's language, and so are parameters that name a value of a list. */
export const say = (ctx: Reader, key: string, params?: Params) =>
  textOf(
    ctx.language,
    key,
    params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wordOf(ctx, value)])),
  )

/** `enum.SupplyKind.EXPWP` and `state.29` in words. */
const wordOf = ({ language }: Reader, value: string | number) =>
  typeof value === 'string'
    ? value
        .replaceAll(/\benum\.\w+\.\w+\b/g, (key) => textOf(language, key))
        .replaceAll(/\bstate\.(\d\d)\b/g, (_, code: string) => placeNamed(language, code))
    : value

const placeNamed = (language: Reader['language'], code: string) =>
  `${stateOf(code)?.name[language] ?? textOf(language, 'common.otherCountries')} (${code})`

/** What a record of a bulk call is refused with. */
export const refusal = (ctx: Reader, id: number, name: ErrorName, reasonKey?: string, params?: Params) => ({
  id,
  code: (reasonKey === undefined ? undefined : refusalCodeOf(reasonKey)) ?? errors[name].code,
  message: reasonKey === undefined ? errors[name].text[ctx.language] : say(ctx, reasonKey, params),
})

/** The same from an error of one record: what is wrong with it, all of it. */
export const refusalOf = (ctx: Reader, id: number, { errorName, detail }: AppError) => {
  const { text, ...row } = errors[errorName]
  const code = detail.code ?? row.code
  const issues = (detail.issues ?? []).map((issue) => say(ctx, `issue.${issue.code}`, issue.params))
  return { id, code, message: issues.join(' ') || fill(ctx.language, text, detail.params) }
}

/** An action that the life of the record does not allow now, with the sentence that says why. */
export const actionRefused = (ctx: Reader, reasonKey: RefusalReason, params?: Params) =>
  refusedFor({ code: refusalCodeOf(reasonKey), reason: say(ctx, reasonKey, params) })

/** The same of an answer that holds its code and its sentence. */
export const refusedFor = ({
  code,
  reason = '',
}: {
  readonly code?: string | undefined
  readonly reason?: string
}) => new AppError('ACTION_REFUSED', { ...(code === undefined ? {} : { code }), params: { reason } })

/** Issues as a reply carries them. */
export const messagesOf = (ctx: Reader, issues: readonly BookIssue[]) =>
  issues.map(({ path, code, params }) => ({
    code: issueCodes[code] ?? code,
    property: path,
    message: say(ctx, `issue.${code}`, params),
  }))

/** True for an error of the database with that SQLSTATE, and of that constraint or index where one is named. */
export function isDatabaseError(error: unknown, code: string, constraint?: string): boolean {
  const raised = error as { code?: string; constraint?: string } | null
  return raised?.code === code && (constraint === undefined || raised.constraint === constraint)
}
