import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useT } from '../../../app/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { HeaderField } from './HeaderField.tsx'
import css from './InvoiceForm.module.css'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import parts from './parts.module.css'

/** What makes an invoice a revised one: the days of the registration, and the invoices that it takes the place of. */
export function RevisionFields({ store }: { store: InvoiceStore }) {
  const t = useT()
  const originals = store(({ header }) => header.precedingDocuments)
  const problem = store(({ problems }) => problems.get('precedingDocuments'))
  const set = (next: typeof originals) => setHeader(store, { precedingDocuments: next })
  return (
    <>
      <p className="muted">{t('revised.help')}</p>
      <div className={css.facts}>
        <HeaderField store={store} name="revision.effectiveFrom" label="revised.effectiveFrom" />
        <HeaderField store={store} name="revision.grantedOn" label="revised.grantedOn" />
      </div>
      {originals.map((_, at) => (
        // Rows have no name of their own: what is typed is kept by the place.
        <div
          key={at}
          className={css.facts}
          role="group"
          aria-label={t('revised.original', { number: at + 1 })}
        >
          <HeaderField
            store={store}
            name={`precedingDocuments.${at}.number`}
            label="revised.number"
            required
          />
          <HeaderField store={store} name={`precedingDocuments.${at}.date`} label="revised.date" required />
          <HeaderField store={store} name={`precedingDocuments.${at}.total`} label="note.otherTotal" />
          <IconButton
            aria-label={t('revised.remove', { number: at + 1 })}
            title={t('revised.remove', { number: at + 1 })}
            onClick={() => set(originals.filter((__, other) => other !== at))}
          >
            <IconTrash size={18} stroke={1.5} />
          </IconButton>
        </div>
      ))}
      {problem && <p role="alert">{problem}</p>}
      <div className={parts.actions}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => set([...originals, { number: '' }])}
        >
          {t('revised.add')}
        </Button>
      </div>
    </>
  )
}
