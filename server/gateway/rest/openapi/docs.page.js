// Runs in the browser, on /api/docs.
globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  tryItOutEnabled: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
});
