import { useConnection } from '../api/connection.ts'
import { useT } from '../texts.ts'

/** What the main button of a form says: without a connection, that saving waits for it. */
export function useSaveLabel(label: string): string {
  const t = useT()
  const isAway = useConnection(({ state }) => state !== 'up')
  return isAway ? t('form.saveOnline') : label
}
