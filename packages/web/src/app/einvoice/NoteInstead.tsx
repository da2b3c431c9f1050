import { pathOf, rightOf } from '../documents.ts'
import { useNav } from '../nav.tsx'
import { ActionButton } from '../rights/ActionButton.tsx'
import { useT } from '../texts.ts'

/** After the hours in which the portal takes a cancellation, a credit note takes the invoice back. */
export function NoteInstead({ documentId }: { documentId: number }) {
  const t = useT()
  const nav = useNav()
  const search = new URLSearchParams({
    documentId: String(documentId),
    noteType: 'Credit',
    reason: 'Invoice Correction',
  })
  return (
    <div>
      <p>{t('eInvoice.noteInstead')}</p>
      <ActionButton
        right={rightOf('outwardNote', 'AD')}
        onClick={() => nav.go(`${pathOf('outwardNote', 'create')}?${search}`)}
      >
        {t('eInvoice.makeNote')}
      </ActionButton>
    </div>
  )
}
