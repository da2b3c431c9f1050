import { useState } from 'react'
import type { Attached } from '../../../app/attachments/attached.ts'
import type { Uploads } from '../../../app/attachments/uploads.ts'
import { useRemove } from '../../../app/attachments/use-remove.ts'
import { useT } from '../../../app/texts.ts'
import { useKind } from '../../../app/use-kind.ts'
import { factsOf } from '../facts.ts'
import { setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import { later } from '../../../ui/later.tsx'

const AttachmentBox = later(() =>
  import('../../../app/attachments/AttachmentBox.tsx').then((one) => one.AttachmentBox),
)
const viewer = () => import('../../../app/attachments/Viewer.tsx')
const Viewer = later(() => viewer().then((one) => one.Viewer), <aside />)
const ViewerDialog = later(() => viewer().then((one) => one.ViewerDialog))

export const attach = (store: InvoiceStore, file: Attached) =>
  setHeader(store, { attachments: [...store.getState().header.attachments, file] })

const detach = (store: InvoiceStore, { id }: Attached) =>
  setHeader(store, { attachments: store.getState().header.attachments.filter((file) => file.id !== id) })

/** Beside the form there is room for a page that can be read. */
const isWide = () => window.matchMedia('(min-width: 1101px)').matches

/** Which file of the form is looked at, and where: papers of a supplier beside what is typed from them, others in a dialog. */
export function usePapers(store: InvoiceStore) {
  const kind = useKind()
  const [openId, open] = useState<number>()
  const file = store((state) => state.header.attachments.find(({ id }) => id === openId))
  const isBeside = file !== undefined && factsOf(kind).side === 'purchase' && isWide()
  return { file, open, isBeside }
}

export type PapersState = ReturnType<typeof usePapers>

/** The files of the form. */
export function Papers({
  store,
  uploads,
  papers: { file: shown, open, isBeside },
}: {
  store: InvoiceStore
  uploads: Uploads
  papers: PapersState
}) {
  const t = useT()
  const kind = useKind()
  const attached = store((state) => state.header.attachments)
  const remove = useRemove([kind])
  return (
    <>
      <AttachmentBox
        title={t(factsOf(kind).side === 'purchase' ? 'attachment.papers' : 'attachment.title')}
        attached={attached}
        uploads={uploads}
        openId={isBeside ? shown?.id : undefined}
        onOpen={({ id }) => open(isBeside && id === shown?.id ? undefined : id)}
        onRemove={(file) => void remove(file).then((isGone) => isGone && detach(store, file))}
      />
      {shown && !isBeside && <ViewerDialog file={shown} onClose={() => open(undefined)} />}
    </>
  )
}

export function PaperBeside({ papers: { file, open } }: { papers: PapersState }) {
  return file ? <Viewer file={file} onClose={() => open(undefined)} /> : null
}
