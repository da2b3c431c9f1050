import { ApiError } from '../../app/api/api-error.ts'
import type { Translate } from '../../app/texts.ts'
import { toast } from '../../ui/toasts.tsx'

/** A change of addresses is refused with a sentence that says what to do first. */
export const tellRefusal =
  (t: Translate) =>
  (error: unknown): void =>
    toast.error(
      t('ipAddress.title'),
      error instanceof ApiError ? [...error.messages, ...error.issues.map(({ message }) => message)] : [],
    )
