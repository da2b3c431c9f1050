import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { ErrorDetail } from '../../platform/errors.ts'
import { refusalOf } from './refusals.ts'

/** An error as a record keeps it: each reader gets it in the own language. */
export interface StoredProblem {
  readonly name: AppError['errorName']
  readonly detail: Pick<ErrorDetail, 'code' | 'params' | 'issues'>
}

export const storedProblem = ({ errorName, detail: { code, params, issues } }: AppError): StoredProblem => ({
  name: errorName,
  detail: { ...(code ? { code } : {}), ...(params ? { params } : {}), ...(issues ? { issues } : {}) },
})

export const sentenceOf = (ctx: Pick<Ctx, 'language'>, { name, detail }: StoredProblem): string =>
  refusalOf(ctx, 0, new AppError(name, detail)).message
