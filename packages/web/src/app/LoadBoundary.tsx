import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from './api/api-error.ts'
import { LoadFailed } from './LoadFailed.tsx'

/**
 * A screen, or a part of one, that is nothing without its answer (`needed` of `useCall`): where the answer fails, that
 * is said here and asked for again on request. Any other fault continues to the boundary of the screen.
 */
export function LoadBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  // Opened anew, what failed before is asked for again.
  useState(reset)
  return <Catch reset={reset}>{children}</Catch>
}

class Catch extends Component<{ children: ReactNode; reset: () => void }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  private readonly retry = () => {
    this.props.reset()
    this.setState({ error: undefined })
  }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof ApiError)) throw error
    return <LoadFailed error={error} onRetry={this.retry} />
  }
}
