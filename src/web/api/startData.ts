import type { Config, Flow, StartSection } from '#contract/names.ts';

type StartData = { appTag: string; config?: Config; start?: StartSection[]; flow?: Flow };

const elementId = 'kuur-config';

function read(): StartData {
  const text = document.getElementById(elementId)?.textContent ?? '';
  return JSON.parse(text === '' ? '{"appTag":""}' : text) as StartData;
}

/** The server writes it into the page, so that the first screen needs no call; read once. */
export const startData: StartData = read();
