declare module 'virtual:calls' {
  /** A line a resource, as `build/calls-plugin.ts` says. */
  const lines: string
  export default lines
}
