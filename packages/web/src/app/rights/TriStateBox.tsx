import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** 'some': a part of what it represents is ticked. */
  readonly state: 'all' | 'some' | 'none'
  readonly onTick: (ticked: boolean) => void
}

/** A tick box that can also represent a part. */
export function TriStateBox({ state, onTick, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="checkbox"
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      onChange={() => onTick(state !== 'all')}
    />
  )
}
