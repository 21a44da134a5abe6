import { bearerOf } from '#server/http/context.ts';
import type { Handlers, OperationRequest } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, startSecondFactor } from './secondFactor.ts';
import type { FactorDeps, FactorOwner } from './secondFactor.ts';
import { answerSecondFactor } from './staffLogin.ts';

type SecondFactorOperations = Pick<
  Handlers,
  'answerSecondFactor' | 'startSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor' | 'renewRecoveryCodes'
>;

const ownerOf = ({
  context,
  headers,
}: Pick<OperationRequest<'startSecondFactor'>, 'context' | 'headers'>): FactorOwner => ({
  venue: context.venue,
  id: staffOf(context).id,
  bearer: bearerOf(headers),
});

export const secondFactorOperations = (deps: FactorDeps): SecondFactorOperations => ({
  answerSecondFactor: async ({ context, body }) => ({
    status: 200,
    body: { data: { accessToken: await answerSecondFactor(deps, context, body) } },
  }),
  startSecondFactor: async ({ body, ...request }) => ({
    status: 200,
    body: { data: await startSecondFactor(deps, ownerOf(request), body.currentPassword) },
  }),
  confirmSecondFactor: async ({ body, ...request }) => ({
    status: 200,
    body: { data: { recoveryCodes: await confirmSecondFactor(deps, ownerOf(request), body.code) } },
  }),
  removeSecondFactor: async ({ body, ...request }) => {
    await removeSecondFactor(deps, ownerOf(request), body.currentPassword);
    return { status: 204 };
  },
  renewRecoveryCodes: async ({ body, ...request }) => ({
    status: 200,
    body: { data: { recoveryCodes: await renewRecoveryCodes(deps, ownerOf(request), body.currentPassword) } },
  }),
});
