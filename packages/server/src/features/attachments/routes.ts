import { attachmentCalls } from '@bahi/contracts/attachments.ts'
import { routes } from '../../platform/routes.ts'
import { attachedFile, removeFile, takeFile } from './files.ts'

export const attachmentRoutes = routes(attachmentCalls, {
  upload: (ctx, input) => takeFile(ctx, input),
  file: (ctx, { id }) => attachedFile(ctx, id),
  delete: (ctx, { id }) => removeFile(ctx, id),
})
