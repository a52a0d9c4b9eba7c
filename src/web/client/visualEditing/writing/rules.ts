/** Styles of the tools over a rich text, and of what the page itself shows while it is written. */

export const rules = `
  [hidden] { display: none !important; }
  [part=writing] { position: fixed; z-index: 2147483647; max-inline-size: 100vw; box-sizing: border-box; padding: 4px;
    font: 14px/1.4 system-ui, sans-serif; color: #fff; background: #1f2937; border-radius: 6px;
    box-shadow: 0 2px 10px rgb(0 0 0 / 35%); }
  [part=writing-tools] { display: flex; flex-wrap: wrap; gap: 2px; }
  button, select, input { font: inherit; color: inherit; }
  button { display: grid; place-items: center; min-inline-size: 32px; block-size: 32px; padding: 0; border: 0;
    background: none; border-radius: 4px; cursor: pointer; }
  button:hover { background: rgb(255 255 255 / 18%); }
  button[aria-pressed=true] { color: #1f2937; background: #fff; }
  select, [part=target] { block-size: 32px; padding: 0 8px; border: 1px solid rgb(255 255 255 / 45%);
    background: #1f2937; border-radius: 4px; }
  :focus-visible { outline: 2px solid #93c5fd; outline-offset: 1px; }
  [aria-invalid=true] { border-color: #fca5a5; }
  svg { inline-size: 18px; block-size: 18px; fill: none; stroke: currentColor; stroke-width: 2;
    stroke-linecap: round; stroke-linejoin: round; pointer-events: none; }
  [part=link-panel] { display: grid; gap: 8px; inline-size: 340px; max-inline-size: calc(100vw - 24px); padding: 8px; }
  [part=target-label] { font-weight: 600; }
  [part=new-tab-label] { display: flex; gap: 8px; align-items: center; }
  [part=new-tab] { inline-size: 18px; block-size: 18px; margin: 0; accent-color: #93c5fd; }
  [part=said] { margin: 0; color: #fecaca; }
  [part=said]:empty { display: none; }
  [part=found] { display: grid; max-block-size: 220px; margin: 0; padding: 0; overflow-y: auto; list-style: none; }
  [part=found-target] { display: flex; justify-content: space-between; gap: 12px; inline-size: 100%; block-size: auto;
    min-block-size: 34px; padding: 4px 8px; text-align: start; overflow-wrap: anywhere; }
  [part=found-target]:focus-visible { outline-offset: -2px; }
  [part=found-kind] { flex: none; color: #cbd5e1; font-size: 12px; }
  [part=panel-buttons] { display: flex; flex-wrap: wrap; gap: 6px; }
  [part=panel-buttons] button { padding: 0 12px; border: 1px solid rgb(255 255 255 / 45%); }
  [part=apply] { color: #1f2937; background: #fff; }
  [part=apply]:hover { background: #dbe3ee; }
  @media (forced-colors: active) { [part=writing] { border: 1px solid } button[aria-pressed=true] { outline: 2px solid } }
`

/** Of the page itself. */
export const pageRules = `
  .written-struck { text-decoration: line-through; }
  [data-kept=chosen] { outline: 3px solid #1557d6; outline-offset: 2px; }
`
