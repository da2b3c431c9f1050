import { Chip } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import type { Reply } from '../api/call-types.ts'
import { useT } from '../texts.ts'
import css from './einvoice.module.css'

type Signature = NonNullable<Reply<'eInvoice.detail'>['signature']>

const tones: Readonly<Record<Signature, Tone>> = {
  verified: 'ok',
  altered: 'danger',
  unknownKey: 'attention',
  missing: 'neutral',
}

/** What the portal's signature says, and in words what that means where it is not simply valid. */
export function SignatureChip({ signature }: { signature: Signature }) {
  const t = useT()
  return (
    <span className={css.signature}>
      <Chip tone={tones[signature]}>{t(`eInvoice.signature.${signature}`)}</Chip>
      {signature !== 'verified' && (
        <span className={signature === 'altered' ? css.alarm : 'muted'}>
          {t(`eInvoice.signature.${signature}Text`)}
        </span>
      )}
    </span>
  )
}
