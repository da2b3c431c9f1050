import { Button } from '@mantine/core'
import { Menu } from '../../ui/menu-kit.ts'
import { IconDotsVertical } from '@tabler/icons-react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { call } from '../api/call.ts'
import { useAction } from '../api/use-call.ts'
import { saveFile } from '../files.ts'
import { ActionButton } from '../rights/ActionButton.tsx'
import { ActionItem } from '../rights/ActionItem.tsx'
import { AskForRight } from '../rights/AskForRight.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import type { TextKey } from '../texts.ts'
import { hasDialog } from './BillDialogs.tsx'
import css from './eway.module.css'
import { PrintMenu } from './PrintMenu.tsx'
import { concerned } from './types.ts'
import type { BillAction, BillActionName, BillDetail, BillSubject } from './types.ts'
import { useGenerateBills } from './use-generate.ts'
import { FromTime, TimeLeft } from './Validity.tsx'

/** Right of each action that is offered here; those without a bill of the portal, and those on it. */
const rightOf: Partial<Record<BillActionName, RightCode>> = {
  generate: 'EWB_GEN',
  updateVehicle: 'EWB_UPD_VEH',
  updateTransporter: 'EWB_UPD_TRN',
  extend: 'EWB_EXT',
  multiVehicleStart: 'EWB_UPD_VEH',
  multiVehicleAdd: 'EWB_UPD_VEH',
  multiVehicleChange: 'EWB_UPD_VEH',
  close: 'EWB_UPD_VEH',
  deliver: 'EWB_UPD_VEH',
  exempt: 'EWB_MOV',
  move: 'EWB_MOV',
  cancel: 'EWB_CNL',
}
const beforeBill: readonly BillActionName[] = ['generate', 'exempt', 'move']

interface Props {
  readonly subject: BillSubject
  readonly detail: BillDetail
  readonly onOpen: (action: BillActionName) => void
}

/** What may be done now, each with how long; below it what may not, and why. */
export function BillActions({ subject, detail, onOpen }: Props) {
  const t = useT()
  const rights = useRights()
  const refresh = useAction('eWayBill.refresh', { refreshes: concerned })
  const generate = useGenerateBills()
  const stands = detail.ewbNo !== null && detail.cancelledAt === null
  const shown = detail.actions
    .filter(
      ({ action }) => rightOf[action] && hasAction(action, detail) && beforeBill.includes(action) !== stands,
    )
    .map((one) => {
      const denied = rights.why(rightOf[one.action]!)
      return denied ? { ...one, allowed: false, reason: denied } : one
    })
  const possible = shown.filter(({ allowed }) => allowed)
  const cancel = possible.find(({ action }) => action === 'cancel')
  const rest = shown.filter(({ allowed }) => !allowed)
  const run = (action: BillActionName) => {
    // A movement has its transport in its own form.
    if (action === 'generate' && detail.documentId === null)
      void generate.run([subject]).catch(() => undefined)
    else onOpen(action)
  }
  const json = () => call('eWayBill.json', subject).then(saveFile)
  const [main, second, ...others] = inOrder(possible, detail)
  // Not yet possible, but soon: when is said on the button.
  const later = stands ? rest.find(({ action, from }) => action === 'extend' && from) : undefined
  return (
    <div>
      <div className={css.buttons}>
        {[main, second].map(
          (one) =>
            one && (
              <div key={one.action} className={css.action}>
                <Button
                  variant={one === main ? 'filled' : 'default'}
                  loading={one.action === 'generate' && generate.isPending}
                  onClick={() => run(one.action)}
                >
                  {t(labelOf(one.action, detail))}
                </Button>
                <Until action={one} />
              </div>
            ),
        )}
        {later?.from && (
          <div className={css.action}>
            <ActionButton right="EWB_EXT" reason={later.reason}>
              {t('eWayBill.extend')}
            </ActionButton>
            <span className="meta">
              <FromTime at={later.from} />
            </span>
          </div>
        )}
        {detail.ewbNo !== null && <PrintMenu subject={subject} />}
        <Menu position="bottom-end">
          <Menu.Target>
            <Button aria-label={t('view.more')} loading={refresh.isPending}>
              <IconDotsVertical size={18} stroke={1.5} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((one) => (
              <ActionItem key={one.action} right={rightOf[one.action]} onClick={() => run(one.action)}>
                {t(labelOf(one.action, detail))}
              </ActionItem>
            ))}
            {stands && (
              <Menu.Item onClick={() => void refresh.mutateAsync(subject).catch(() => undefined)}>
                {t('eInvoice.refresh')}
              </Menu.Item>
            )}
            <ActionItem right="EWB_JSN" onClick={() => void json().catch(() => undefined)}>
              {t('eWayBill.json')}
            </ActionItem>
            {cancel && (
              <ActionItem right="EWB_CNL" isDanger onClick={() => onOpen('cancel')}>
                {t('eWayBill.cancel')} <Until action={cancel} />
              </ActionItem>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
      {rest.length > 0 && <NotNow actions={rest} detail={detail} />}
    </div>
  )
}

/** What is done most comes first: the bill itself, its vehicle, more time. Cancelling is never among the buttons. */
const first: readonly BillActionName[] = ['generate', 'updateVehicle', 'extend']
function inOrder(actions: readonly BillAction[], { validUpto }: BillDetail): readonly BillAction[] {
  const place = ({ action }: BillAction) => {
    // In its last hours a bill needs more time before anything else.
    if (action === 'extend' && validUpto) return 0.5
    return first.includes(action) ? first.indexOf(action) : first.length
  }
  return actions.filter(({ action }) => action !== 'cancel').toSorted((a, b) => place(a) - place(b))
}

function Until({ action: { until } }: { action: BillAction }) {
  return until ? (
    <span className="meta">
      <TimeLeft until={until} />
    </span>
  ) : null
}

function NotNow({ actions, detail }: { actions: readonly BillAction[]; detail: BillDetail }) {
  const t = useT()
  return (
    <details className={css.rest}>
      <summary>{t('eWayBill.notNow')}</summary>
      <dl>
        {actions.map(({ action, reason, from }) => (
          <div key={action}>
            <dt>{t(labelOf(action, detail))}</dt>
            <dd>
              {reason} <AskForRight code={rightOf[action]} isSmall />
              {from && (
                <span className="muted">
                  <FromTime at={from} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Nothing is offered that has no sense here: no change of groups where there is none. */
function hasAction(action: BillActionName, detail: BillDetail): boolean {
  if (action !== 'generate' && !hasDialog(action)) return false
  if (action === 'multiVehicleAdd' || action === 'multiVehicleChange') return detail.groups.length > 0
  if (action === 'exempt') return detail.need.need === 'needed'
  if (action === 'move') return detail.status === 'NotApplicable' || detail.exemption !== null
  return true
}

function labelOf(action: BillActionName, { vehicles }: BillDetail): TextKey {
  if (action === 'updateVehicle' && vehicles.length === 0) return 'eWayBill.enterVehicle'
  return `eWayBill.${action}` as TextKey
}
