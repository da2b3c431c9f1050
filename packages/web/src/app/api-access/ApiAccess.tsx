import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Reply } from '../api/call-types.ts'
import { useAction, useCall } from '../api/use-call.ts'
import { ActionButton } from '../rights/ActionButton.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { confirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toasts.tsx'
import css from './api-access.module.css'
import { HowTo } from './HowTo.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import { ProgramDrawer } from './ProgramDrawer.tsx'
import { RotateDialog } from './RotateDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import type { Secret } from './SecretDialog.tsx'

export type Program = Reply<'apiAccess.search'>['records'][number]

interface Props {
  /** Whose programs; absent: one's own. */
  readonly userId?: number | undefined
}

/** Programs (ERP) that may work in a user's name: made, given a new secret, revoked; on the user's view and one's own profile. */
export function ApiAccess({ userId }: Props) {
  const t = useT()
  const rights = useRights()
  const why = rights.why('USR_API')
  const found = useCall('apiAccess.search', userId === undefined ? {} : { userId }, {
    needed: true,
    enabled: why === undefined,
  })
  const rotate = useAction('apiAccess.rotate', { refreshes: ['apiAccess'] })
  const revoke = useAction('apiAccess.revoke', { refreshes: ['apiAccess'] })
  const [open, setOpen] = useState<Program | 'new'>()
  const [rotating, setRotating] = useState<Program>()
  const [secret, setSecret] = useState<Secret>()
  const askRevoke = async (program: Program) => {
    const text = t('apiAccess.revokeText')
    const title = t('apiAccess.revokeTitle', { name: program.name })
    if (!(await confirm({ title, text, danger: true, confirm: t('apiAccess.revoke') }))) return
    await revoke.mutateAsync({ id: program.id }).then(
      () => toast.success(t('apiAccess.revoked')),
      () => undefined,
    )
  }
  const programs = found.data?.records ?? []
  return (
    <section className={css.panel} aria-labelledby="api-access">
      <div className={css.head}>
        <div>
          <h2 id="api-access">{t('apiAccess.title')}</h2>
          <p className="muted">{t('apiAccess.intro')}</p>
        </div>
        <ActionButton
          right="USR_API"
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => setOpen('new')}
        >
          {t('apiAccess.create')}
        </ActionButton>
      </div>
      {why && <p className="muted">{why}</p>}
      {found.data && programs.length === 0 && <p className="muted">{t('apiAccess.none')}</p>}
      <ul className={css.programs}>
        {programs.map((program) => (
          <ProgramCard
            key={program.id}
            program={program}
            onEdit={() => setOpen(program)}
            onRotate={() => setRotating(program)}
            onRevoke={() => void askRevoke(program)}
          />
        ))}
      </ul>
      {programs.length > 0 && <HowTo clientId={programs[0]!.clientId} />}
      {open && (
        <ProgramDrawer
          program={open === 'new' ? undefined : open}
          userId={userId}
          scopes={found.data?.scopes ?? []}
          onClose={() => setOpen(undefined)}
          onMade={setSecret}
        />
      )}
      {rotating && (
        <RotateDialog
          name={rotating.name}
          isPending={rotate.isPending}
          rotate={(graceHours) => rotate.mutateAsync({ id: rotating.id, graceHours })}
          onClose={() => setRotating(undefined)}
          onMade={setSecret}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </section>
  )
}
