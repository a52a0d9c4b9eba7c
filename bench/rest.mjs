/** The site's own interface, as an administrator uses it. */
import { administrator } from './site.mjs'

/**
 * @param {string} url
 * @param {string} path
 * @param {RequestInit} [options]
 */
export async function rest(url, path, options = {}) {
  const answer = await fetch(url + path, {
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
  })
  if (!answer.ok)
    throw new Error(`${options.method ?? 'GET'} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** @param {string} url */
export async function signIn(url) {
  const { token } = await rest(url, '/api/users/login', { method: 'POST', body: JSON.stringify(administrator) })
  return { authorization: `JWT ${token}` }
}
