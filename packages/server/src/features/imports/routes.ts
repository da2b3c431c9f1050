import { importSheets } from '@bahi/contracts/import-sheets.ts'
import { importCalls } from '@bahi/contracts/imports.ts'
import { AppError } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'
import { templateFile } from './template.ts'

export const importRoutes = routes(importCalls, {
  sample: (ctx, { kind, format }) => {
    if (!ctx.can(importSheets[kind].right)) throw new AppError('RIGHT_MISSING')
    return templateFile(ctx, kind, format)
  },
})
