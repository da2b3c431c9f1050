import { Button } from '@mantine/core'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { useT } from '../texts.ts'
import { useAskForRight } from './ask.ts'

/** Where a right is missing: the way to ask the Admins for it, where the account has that switched on. */
export function AskForRight({ code, isSmall }: { readonly code: RightCode | undefined; isSmall?: boolean }) {
  const t = useT()
  const ask = useAskForRight(code)
  return ask ? (
    <Button variant="default" {...(isSmall ? { size: 'compact-sm' } : {})} onClick={ask}>
      {t('changeRequest.askRight')}
    </Button>
  ) : null
}
