// The API page and its OpenAPI 3.1 document, made from the schemas the server validates with (AP-06).
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Earnwall API',
        version: '1',
        description:
          'Every call of the panel, of publishers’ servers and of operators. The bearer is a user hash, or `uuid:appId[:securityHash]` with ' +
          'percent-encoded parts; publishers’ servers send a key of their app, machines of operators the operators’ key; people sign in to the console. ' +
          'Errors have one shape: `{ code, message, errors? }`.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          operator: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: '__Host-earnwall-console' },
          publisher: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key `ewk_…` of an app. Each call says which scope the key needs.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
