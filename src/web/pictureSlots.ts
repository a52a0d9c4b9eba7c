/** Shapes that editors choose for pictures and players: how wide their slots are, and how they crop. */
const wide = '(min-width: 1340px) 1280px, calc(100vw - 40px)'

/** Pictures of blocks, by the choices of `cms/fields/pictureShape.ts`; a square is at most 44rem wide. */
export const pictureSlots = {
  wide: { sizes: wide, crop: 16 / 9 },
  classic: { sizes: wide, crop: 3 / 2 },
  square: { sizes: '(min-width: 760px) 704px, calc(100vw - 40px)', crop: 1 },
}

/** Players (`styles/parts/player.css`). */
const playerSlots = {
  wide: { sizes: wide, crop: 16 / 9 },
  classic: { sizes: wide, crop: 4 / 3 },
  square: { sizes: '(min-width: 680px) 640px, calc(100vw - 40px)', crop: 1 },
  tall: { sizes: '(min-width: 424px) 384px, calc(100vw - 40px)', crop: 9 / 16 },
}

export type PlayerSlot = (typeof playerSlots)[keyof typeof playerSlots]

/** The slot of a player; `sizes` is the width of its place, which a square or a tall one does not fill. */
export function playerSlot(shape: keyof typeof playerSlots, sizes = wide): PlayerSlot {
  const slot = playerSlots[shape]
  return slot.sizes === wide ? { ...slot, sizes } : slot
}
