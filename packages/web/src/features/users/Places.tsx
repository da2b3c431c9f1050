import { Button, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { roleName } from '../../app/rights/right-words.ts'
import { TriStateBox } from '../../app/rights/TriStateBox.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import { changedPlaces, stateOf } from './place-tree.ts'
import type { Place } from './place-tree.ts'
import css from './users.module.css'

export interface RoleGrant {
  readonly roleId: number
  readonly entityId?: number | undefined
}

interface Props {
  readonly tree: readonly Place[]
  readonly roles: Reply<'role.choices'>
  /** Places that are ticked, each with all under it. */
  readonly entityIds: readonly number[]
  readonly grants: readonly RoleGrant[]
  readonly onPlaces?: (entityIds: readonly number[]) => void
  readonly onGrants?: (grants: readonly RoleGrant[]) => void
}

/** Places as a tree of tick boxes, and beside each the roles that apply there alone. Up and down walk the tree. */
export function Places(props: Props) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul className={css.tree} ref={list} onKeyDown={(event) => walk(event, list.current)}>
      {props.tree.map((place) => (
        <PlaceRow key={place.entityId} {...props} place={place} />
      ))}
    </ul>
  )
}

/** `isOff`: what it lies under is switched off. */
function PlaceRow({
  place,
  isOff = false,
  ...props
}: Props & { readonly place: Place; readonly isOff?: boolean }) {
  const t = useT()
  const { tree, entityIds, onPlaces } = props
  const [isOpen, setOpen] = useState(true)
  const name = place.entityName
  const isInactive = isOff || place.status !== 'Active'
  const state = stateOf(place, entityIds, tree)
  const toggle = () => setOpen(!isOpen)
  return (
    <li>
      <div className={css.place}>
        {place.children.length > 0 ? (
          <button
            type="button"
            className={`plain ${css.fold}`}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'user.collapse' : 'user.expand', { place: name })}
            onClick={toggle}
          >
            <IconChevronDown size={16} stroke={1.5} aria-hidden />
          </button>
        ) : (
          <span className={css.noFold} />
        )}
        <label>
          <TriStateBox
            state={state}
            data-place
            disabled={!onPlaces || !place.hasAccess}
            onKeyDown={(event) => {
              const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
              if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) setOpen(false)
              if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) setOpen(true)
            }}
            onTick={() => onPlaces?.(changedPlaces(tree, place, entityIds))}
          />
          <span>
            <span className={css.name}>{name}</span>{' '}
            {place.vrn && <span className="figure muted">{place.vrn}</span>}{' '}
            {isInactive && <StateChip status="Inactive" />}
          </span>
        </label>
        {state !== 'none' && <RolesHere {...props} place={place} />}
      </div>
      {isOpen && place.children.length > 0 && (
        <ul>
          {place.children.map((child) => (
            <PlaceRow key={child.entityId} {...props} place={child} isOff={isInactive} />
          ))}
        </ul>
      )}
    </li>
  )
}

function RolesHere({ place, roles, grants, onGrants }: Props & { readonly place: Place }) {
  const t = useT()
  const here = roles.filter(({ id }) =>
    grants.some(({ roleId, entityId }) => roleId === id && entityId === place.entityId),
  )
  const names = here.map((role) => roleName(t, role)).join(', ')
  if (!onGrants) return names ? <span className={css.rolesHere}>{names}</span> : null
  return (
    <span className={css.rolesHere}>
      <Popover position="bottom-end" width={260} trapFocus withinPortal>
        <Popover.Target>
          <Button
            size="compact-sm"
            variant={names ? 'light' : 'subtle'}
            rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
            aria-label={[t('user.rolesHere', { place: place.entityName }), names].filter(Boolean).join(': ')}
          >
            {names || t('user.addRoleHere')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <RoleBoxes
            legend={t('user.rolesHere', { place: place.entityName })}
            roles={roles}
            grants={grants}
            entityId={place.entityId}
            onGrants={onGrants}
          />
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}

interface BoxesProps extends Pick<Props, 'roles' | 'grants'> {
  readonly legend: string
  /** Absent: everywhere. */
  readonly entityId?: number
  readonly onGrants: (grants: readonly RoleGrant[]) => void
}

/** The roles to tick, at one place or everywhere. */
export function RoleBoxes({ legend, roles, grants, entityId, onGrants }: BoxesProps) {
  const t = useT()
  const isHere = (grant: RoleGrant, roleId: number) => grant.roleId === roleId && grant.entityId === entityId
  return (
    <fieldset className={css.roles}>
      <legend>{legend}</legend>
      {roles.map(({ id, name, builtIn, mayGrant }) => {
        const isHeld = grants.some((grant) => isHere(grant, id))
        const isLacking = !mayGrant && !isHeld
        return (
          <label key={id} title={isLacking ? t('user.roleLacking') : undefined}>
            <input
              type="checkbox"
              checked={isHeld}
              disabled={isLacking}
              onChange={() =>
                onGrants(
                  isHeld
                    ? grants.filter((grant) => !isHere(grant, id))
                    : [...grants, { roleId: id, ...(entityId === undefined ? {} : { entityId }) }],
                )
              }
            />
            {roleName(t, { name, builtIn })}
          </label>
        )
      })}
    </fieldset>
  )
}

function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const { key, target } = event
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLInputElement)) return
  if (!('place' in target.dataset)) return
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('input[data-place]') ?? [])]
  const next = boxes[boxes.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]
  event.preventDefault()
  next?.focus()
}
