import { call } from '../api/call.ts'

/**
 * Texts of one form for the way to the server, encrypted with one key of single use on top of TLS; `headers` name it.
 */
export async function encrypted(...texts: readonly string[]) {
  const { key, iv, identifier } = await call('auth.encryptor')
  const aes = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-CBC', false, ['encrypt'])
  const one = async (text: string) => {
    const bytes = new TextEncoder().encode(text)
    const sealed = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: bytesOf(iv) }, aes, bytes)
    return btoa(String.fromCharCode(...new Uint8Array(sealed)))
  }
  return { texts: await Promise.all(texts.map(one)), headers: { 'enc-id': identifier } }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
