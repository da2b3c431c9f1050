/**
 * What is typed at the counter: a quantity with a star before the item, or the item alone.
 *
 * @example
 * typedQuantity('3*pen') // { quantity: '3', text: 'pen' }
 */
export function typedQuantity(typed: string): { readonly quantity: string; readonly text: string } {
  const [, quantity, text] = /^\s*(\d{1,6}(?:\.\d{1,3})?)\s*[*×]\s*(.*)$/.exec(typed) ?? []
  return quantity !== undefined && Number(quantity) > 0
    ? { quantity, text: text! }
    : { quantity: '1', text: typed }
}
