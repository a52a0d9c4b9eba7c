/** Hour of the day in Norway, 0–23, whatever the clock of the machine is set to. */
export const norwegianHour = (now: number): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' }).format(now))
