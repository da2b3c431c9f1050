import { DataFileFault } from '@bahi/domain/data-file/faults.ts'
import type { Words } from './words.ts'

/** What is wrong with a file, as a sentence. */
export function faultText(error: unknown, { t }: Words): string {
  if (error instanceof DataFileFault && error.kind !== 'locked')
    return t(`viewer.fault.${error.kind}`, { entry: error.entry ?? '' })
  return t('viewer.failed', { reason: error instanceof Error ? error.message : String(error) })
}
