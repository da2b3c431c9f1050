import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import css from './returns.module.css'

interface Refusal {
  readonly message: string
  readonly issues: readonly { readonly property?: string | undefined; readonly message: string }[]
}

/** An amount that can be typed: its name in the call, and its label. */
export interface AmountField<N extends string> {
  readonly name: N
  readonly label: string
}

/** Adds to a row of a return what the books do not know: the row, the amounts that it has, and the reason. */
export function AdjustForm<S extends string, N extends string>({
  sections,
  section,
  onSection,
  amounts,
  error,
  isPending,
  more,
  moreNames = [],
  onSubmit,
  onClose,
}: {
  sections: readonly { readonly value: S; readonly label: string }[]
  section: S
  onSection: (section: S) => void
  amounts: readonly AmountField<N>[]
  error: Refusal | null | undefined
  isPending: boolean
  /** Fields of a row beside its amounts, and their names in the call. */
  more?: ReactNode
  moreNames?: readonly string[]
  onSubmit: (amounts: Readonly<Record<N, string>>, reason: string) => void
  onClose: () => void
}) {
  const t = useT()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [reason, setReason] = useState('')
  const errorOf = (path: string) => error?.issues.find((issue) => issue.property === path)?.message
  const shown = new Set<string>([...amounts.map(({ name }) => name), ...moreNames, 'section', 'reason'])
  const other = error?.issues.filter(({ property }) => !shown.has(property ?? ''))
  return (
    <Modal opened onClose={onClose} title={t('gstr3b.adjust')} size={560}>
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(
            Object.fromEntries(amounts.map(({ name }) => [name, typed[name]?.trim() || '0'])) as Record<
              N,
              string
            >,
            reason,
          )
        }}
      >
        <p>{t('gstr3b.adjustText')}</p>
        {error && (error.issues.length === 0 || (other && other.length > 0)) && (
          <p className={css.notice} data-grave="true" role="alert">
            {other && other.length > 0 ? other.map(({ message }) => message).join(' ') : error.message}
          </p>
        )}
        <NativeSelect
          label={t('gstr3b.cell')}
          name="section"
          value={section}
          onChange={(event) => onSection(event.currentTarget.value as S)}
          error={errorOf('section')}
          data-autofocus
          data={[...sections]}
        />
        {more}
        <div className={css.plain}>
          {amounts.map(({ name, label }) => (
            <TextInput
              key={name}
              label={label}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              value={typed[name] ?? ''}
              error={errorOf(name)}
              onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
        <TextInput
          label={t('gstr1.reason')}
          name="reason"
          required
          maxLength={300}
          value={reason}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button variant="filled" type="submit" loading={isPending}>
          {t('gstr3b.addAdjustment')}
        </Button>
      </form>
    </Modal>
  )
}
