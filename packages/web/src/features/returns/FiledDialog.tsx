import { Button, TextInput } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { worksheetNames } from '@bahi/domain/returns/forms/forms.ts'
import type { FormName } from '@bahi/domain/returns/forms/forms.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAction } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import type { Filing } from './Gstr1.tsx'
import css from './returns.module.css'
import { Modal } from '../../ui/Modal.tsx'

/** What a mark changes can be read again or is refused afterwards. */
const refreshes = [
  'gstr1',
  'gstr1a',
  'gstr3b',
  'gstr9',
  'gstr9c',
  'gstReturn',
  'salesInvoice',
  'purchaseBill',
  ...worksheetNames,
] as const

const words = {
  GSTR1: {
    mark: 'gstr1.markFiled',
    markText: 'gstr1.markFiledText',
    on: 'gstr1.filedOn',
    open: 'gstr1.markUnfiled',
    openText: 'gstr1.markUnfiledText',
  },
  IFF: {
    mark: 'gstr1.markFurnished',
    markText: 'gstr1.markFurnishedText',
    on: 'gstr1.furnishedOn',
    open: 'gstr1.reopenIff',
    openText: 'gstr1.reopenIffText',
  },
} as const

const markTexts: Partial<Record<FormName, TextKey>> = {
  GSTR1A: 'gstr1a.markFiledText',
  GSTR3B: 'returns.markFiled3bText',
}

/** GSTR-1 and its facility say what they lock; the others are named. */
function useWords(form: FormName) {
  const t = useT()
  if (form === 'GSTR1' || form === 'IFF') {
    const { mark, markText, on, open, openText } = words[form]
    return { mark: t(mark), markText: t(markText), on: t(on), open: t(open), openText: t(openText) }
  }
  const name = { form: t(`returns.name.${form}`) }
  return {
    mark: t('returns.markFiledOf', name),
    markText: t(markTexts[form] ?? 'returns.markFiledText'),
    on: t('gstr1.filedOn'),
    open: t('returns.reopenOf', name),
    openText: t('returns.reopenText'),
  }
}

interface Question {
  readonly filing: Filing & { readonly returnType: FormName }
  readonly onClose: () => void
}

/** Marks the return as filed or the IFF as furnished, or takes the mark back with a reason; says before what that means. */
export function FiledDialog({
  filing,
  returnType,
  isFiled,
  onClose,
}: {
  filing: Filing
  returnType: FormName
  isFiled: boolean
  onClose: () => void
}) {
  const asked = { entityId: filing.entityId, returnPeriod: filing.returnPeriod, returnType }
  // The question stays the one that was asked, though the mark has changed before the dialog is closed.
  const [wasFiled] = useState(isFiled)
  return wasFiled ? (
    <OpenAgain filing={asked} onClose={onClose} />
  ) : (
    <MarkFiled filing={asked} onClose={onClose} />
  )
}

function MarkFiled({ filing, onClose }: Question) {
  const t = useT()
  const word = useWords(filing.returnType)
  const [filedOn, setFiledOn] = useState<string | undefined>(istDateOf(Date.now()))
  const [arn, setArn] = useState('')
  const mark = useAction('gstReturn.markFiled', { refreshes, quiet: true })
  const errorOf = (path: string) => mark.error?.issues.find((issue) => issue.property === path)?.message
  const other = mark.error && !errorOf('filedOn') && !errorOf('arn') ? messageOf(mark.error) : undefined
  const submit = () =>
    filedOn &&
    mark.mutate({ ...filing, filedOn, ...(arn.trim() ? { arn: arn.trim() } : {}) }, { onSuccess: onClose })
  return (
    <Asking title={word.mark} text={word.markText} error={other} {...{ submit, onClose }}>
      <DateInput
        label={word.on}
        name="filedOn"
        required
        value={filedOn ?? ''}
        onChange={setFiledOn}
        {...(errorOf('filedOn') ? { error: errorOf('filedOn')! } : {})}
      />
      <TextInput
        label={t('gstr1.arn')}
        name="arn"
        maxLength={15}
        autoComplete="off"
        spellCheck={false}
        value={arn}
        onChange={(event) => setArn(event.currentTarget.value.toUpperCase())}
        error={errorOf('arn')}
      />
      <Button variant="filled" type="submit" loading={mark.isPending}>
        {word.mark}
      </Button>
    </Asking>
  )
}

function OpenAgain({ filing, onClose }: Question) {
  const t = useT()
  const word = useWords(filing.returnType)
  const [reason, setReason] = useState('')
  const open = useAction('gstReturn.markUnfiled', { refreshes, quiet: true })
  const submit = () => open.mutate({ ...filing, reason }, { onSuccess: onClose })
  return (
    <Asking
      title={word.open}
      text={word.openText}
      error={open.error ? messageOf(open.error) : undefined}
      {...{ submit, onClose }}
    >
      <TextInput
        label={t('gstr1.reason')}
        name="reason"
        required
        maxLength={50}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <Button variant="filled" color="red" type="submit" loading={open.isPending}>
        {word.open}
      </Button>
    </Asking>
  )
}

const messageOf = (error: { message: string; issues: readonly { message: string }[] }) =>
  error.issues.length > 0 ? error.issues.map(({ message }) => message).join(' ') : error.message

function Asking({
  title,
  text,
  error,
  submit,
  onClose,
  children,
}: {
  title: string
  text: string
  error: string | undefined
  submit: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Modal opened onClose={onClose} title={title} size={440}>
      <form
        className={css.stack}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{text}</p>
        {error && (
          <p className={css.notice} data-grave="true" role="alert">
            {error}
          </p>
        )}
        {children}
      </form>
    </Modal>
  )
}
