import { importCalls } from '@bahi/contracts/imports.ts'
import { importSheets } from '@bahi/contracts/import-sheets.ts'
import { AppError } from '../../platform/errors.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import type { RouteGroup } from '../../platform/routes.ts'
import { importFile, previewImport, readImport, runImport, uploadImport } from './begin.ts'
import { errorFile } from './error-file.ts'
import { Handlers } from '../../platform/handlers.ts'
import { errorSummary, failedRows, importChanges, importDetail, importKinds, searchImports } from './list.ts'
import { mendImport } from './mend.ts'
import { templateFile } from './template.ts'
import { undoImport } from './undo.ts'

/** `saving`: the routes whose calls save what is imported. */
export const importRoutes = (saving: () => readonly RouteGroup[]): RouteGroup =>
  routes(importCalls, {
    kinds: importKinds,
    sample: (ctx, { kind, format }) => {
      if (!importSheets[kind].rights.some((right) => ctx.can(right))) throw new AppError('RIGHT_MISSING')
      return templateFile(ctx, kind, format)
    },
    read: outsideTransaction(readImport),
    file: importFile,
    preview: previewImport,
    run: runImport,
    upload: outsideTransaction(uploadImport),
    search: searchImports,
    detail: importDetail,
    errorSummary,
    errorFile: outsideTransaction(errorFile),
    changes: importChanges,
    failedRows,
    mend: mendImport,
    undo: outsideTransaction((ctx, input) => undoImport(new Handlers(saving()))(ctx, input)),
  })
