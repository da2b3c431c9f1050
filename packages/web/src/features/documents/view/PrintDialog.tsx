import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { rightOf } from '../../../app/documents.ts'
import { useKind } from '../../../app/use-kind.ts'
import { call } from '../../../app/api/call.ts'
import type { Input } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { openFile, saveFile } from '../../../app/files.ts'
import { ActionButton } from '../../../app/rights/ActionButton.tsx'
import { useT, useTextStore } from '../../../app/texts.ts'
import css from './dialogs.module.css'
import { Modal } from '../../../ui/Modal.tsx'

type Asked = Input<'salesInvoice.pdf'>
type Copy = 'all' | 'Original' | 'Duplicate' | 'Triplicate'

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'हिन्दी' },
  { value: 'ar', label: 'العربية' },
] as const

const templates = ['classic', 'modern', 'compact', 'thermal', 'letterhead'] as const

/** Which copies, in which language and form; what the print settings say is first. */
export function PrintDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const kind = useKind()
  const own = useTextStore((state) => state.culture.slice(0, 2))
  // The view shows the sheet already: what its settings offer first is known.
  const sheet = useCall(`${kind}.sheet`, { id }, { staleMs: 60_000, quiet: true })
  const [chosen, setCopy] = useState<Copy>()
  const copy = chosen ?? sheet.data?.copies ?? 'all'
  const [language, setLanguage] = useState(own as NonNullable<Asked['language']>)
  const [template, setTemplate] = useState('')
  const [isBusy, setBusy] = useState(false)
  const make = (purpose: NonNullable<Asked['purpose']>) => {
    setBusy(true)
    call(`${kind}.pdf`, {
      id,
      purpose,
      copy,
      language,
      ...(template ? { template: template as NonNullable<Asked['template']> } : {}),
    })
      .then((file) => {
        if (purpose === 'Print') openFile(file)
        else saveFile(file)
        onClose()
      })
      .catch(() => setBusy(false))
  }
  return (
    <Modal opened onClose={onClose} title={t('invoice.printAs')} size={440}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          make('Print')
        }}
      >
        <NativeSelect
          label={t('invoice.copies')}
          name="copy"
          value={copy}
          data={[
            { value: 'all', label: t('invoice.copy.all') },
            { value: 'Original', label: t('invoice.copy.original') },
            { value: 'Duplicate', label: t('invoice.copy.duplicate') },
            { value: 'Triplicate', label: t('invoice.copy.triplicate') },
          ]}
          onChange={(event) => setCopy(event.currentTarget.value as Copy)}
        />
        <NativeSelect
          label={t('invoice.printLanguage')}
          name="language"
          value={language}
          data={[...languages]}
          onChange={(event) => setLanguage(event.currentTarget.value as typeof language)}
        />
        <NativeSelect
          label={t('invoice.printTemplate')}
          name="template"
          value={template}
          data={[
            { value: '', label: t('invoice.printTemplateUsual') },
            ...templates.map((value) => ({ value, label: t.label('PrintTemplate', value) })),
          ]}
          onChange={(event) => setTemplate(event.currentTarget.value)}
        />
        <div className={css.buttons}>
          <ActionButton right={rightOf(kind, 'PDF')} onClick={() => make('File')}>
            {t('invoice.pdf')}
          </ActionButton>
          <Button variant="filled" type="submit" loading={isBusy}>
            {t('invoice.print')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
