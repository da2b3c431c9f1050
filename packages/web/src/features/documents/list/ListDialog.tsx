import { CorrectionDialog } from '../correction/CorrectionDialog.tsx'
import { CancelDialog } from '../view/CancelDialog.tsx'
import { ItcDialog } from '../view/ItcDialog.tsx'

const dialogs = {
  cancel: CancelDialog,
  itc: ItcDialog,
  correct: ({ ids, onClose }: Asked) => <CorrectionDialog id={ids[0]!} onClose={onClose} />,
}

interface Asked {
  readonly ids: readonly number[]
  readonly onClose: () => void
}

/** What is opened over the list, and of which documents. */
export interface Opened {
  readonly name: keyof typeof dialogs
  readonly ids: readonly number[]
}

/** Comes when it is asked for: the list is there before it. */
export default function ListDialog({
  opened: { name, ids },
  onClose,
}: {
  opened: Opened
  onClose: () => void
}) {
  const Dialog = dialogs[name]
  return <Dialog ids={ids} onClose={onClose} />
}
