/** The socket that systemd opened for the process: connections wait in it while the process starts or restarts. */

/** systemd passes sockets from this descriptor on (sd_listen_fds(3)). */
const FIRST_DESCRIPTOR = 3

/** Undefined where none was passed to this process; a parent's variables may have been inherited. */
export function inheritedSocket(
  env: Readonly<Record<string, string | undefined>>,
  pid: number,
): { fd: number } | undefined {
  return env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) >= 1 ? { fd: FIRST_DESCRIPTOR } : undefined
}
